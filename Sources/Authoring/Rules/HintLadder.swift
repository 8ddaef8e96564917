import Curriculum
import Foundation
import Sentences
import Terminal

/// Hints before the last that hold half of what the solution says: a ladder whose first step is the roof.
struct HintLadder: FileRule {
  /// A line that is shorter is a name or a keyword, which a hint may well say.
  static let shortestAnswer = 28

  func findings(in pack: Pack, exercises: [Exercise]) async -> [GateFinding] {
    exercises.filter { $0.kind == .code && $0.hints.count > 1 }.flatMap { exercise in
      let answer = Self.answer(to: exercise, in: pack)
      return exercise.hints.dropLast().enumerated().compactMap { number, hint -> GateFinding? in
        let document = MarkdownDocument(parsing: hint.text(in: "en"))
        let code = (document.codeSpans + document.codeBlocks.map(\.text)).map(Self.plain)
        let told = answer.filter { line in code.contains { $0.contains(line) } }
        // One modifier of many shows the way; half of the lines are the answer.
        guard let line = told.first, 2 * told.count >= answer.count else { return nil }
        return GateFinding(
          .hintGivesAway, exercise: exercise.identifier, file: exercise.manifestFile,
          message: Sentence(
            "hint \(number + 1) of \(exercise.hints.count) holds a line of the solution: \(line)",
            ko: "힌트 \(exercise.hints.count)개 가운데 \(number + 1)번째에 모범 답안의 줄이 있어요: \(line)"),
          remedy: Sentence(
            "say where to look, and keep the line for the last hint",
            ko: "어디를 볼지만 알려 주고, 그 줄은 마지막 힌트에 두세요"))
      }
    }
  }

  /// The lines of the solution that the starter does not have.
  private static func answer(to exercise: Exercise, in pack: Pack) -> [String] {
    let known = Set(exercise.startFiles.compactMap(PackText.read).flatMap(lines))
    let files = (try? pack.solutionFiles(of: exercise)) ?? []
    return files.compactMap(PackText.read).flatMap(lines).filter {
      $0.count >= shortestAnswer && !known.contains($0) && !$0.hasPrefix("//")
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { plain(String($0)) }
  }

  private static func plain(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
