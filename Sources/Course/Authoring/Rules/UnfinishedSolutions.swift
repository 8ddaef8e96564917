import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds open tasks, such as TODO comments, in solutions, and calls that print in solutions and starters.
struct UnfinishedSolutions: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise -> [ValidationFinding] in
      let solution = (try? pack.solutionFiles(of: exercise)) ?? []
      let calls = Self.calls.subtracting(Self.words(of: exercise, in: pack))
      return solution.compactMap { Self.task(in: $0, of: exercise) }
        + solution.compactMap { Self.call(calls, in: $0, of: exercise, isStarter: false) }
        + exercise.startFiles.compactMap { Self.call(calls, in: $0, of: exercise, isStarter: true) }
    }
  }

  private static func task(in file: URL, of exercise: Exercise) -> ValidationFinding? {
    guard let text = PackText.read(file),
      let comment = SwiftFile(text).comments.first(where: { isTask($0.text) })
    else { return nil }
    return ValidationFinding(
      .taskInSolution, exercise: exercise.identifier, file: file, line: comment.line,
      column: comment.column,
      message: Sentence(
        "the solution still contains a task: \(line(comment.text))",
        ko: "모범 답안에 할 일이 남아 있어요: \(line(comment.text))"),
      remedy: Sentence(
        "do the task, or remove the comment", ko: "할 일을 마치거나 주석을 지우세요"))
  }

  private static func isTask(_ comment: String) -> Bool {
    comment.contains(/\b(?:TODO|FIXME|XXX|HACK)\b/)
  }

  private static func line(_ comment: String) -> String {
    comment.split(whereSeparator: \.isNewline).first { isTask(String($0)) }.map {
      String($0.trimmingCharacters(in: .whitespaces).prefix(60))
    } ?? ""
  }

  // MARK: Calls

  private static let calls: Set = ["print", "dump", "debugPrint", "NSLog"]

  /// Returns the words of the exercise's lessons and hints, which may be about printing.
  private static func words(of exercise: Exercise, in pack: Pack) -> Set<String> {
    Set(
      LearnerText.all(of: exercise, in: pack).filter { [.lesson, .hint].contains($0.kind) }
        .flatMap { $0.text.split { !$0.isLetter }.map(String.init) })
  }

  private static func call(
    _ names: Set<String>, in file: URL, of exercise: Exercise, isStarter: Bool
  ) -> ValidationFinding? {
    guard let text = PackText.read(file) else { return nil }
    let source = SwiftFile(text)
    func isCall(_ place: Int) -> Bool {
      names.contains(source[place].text) && source[place + 1].isSign("(")
        && source.isAdjacent(place + 1) && !source[place - 1].isSign(".")
        && !source[place - 1].declaresName && !isWholeBlock(place)
    }
    // A starter's button may only print for now.
    func isWholeBlock(_ place: Int) -> Bool {
      isStarter
        && (source.blocks(around: place).first.map { source.statements(inside: $0).count } == 1)
    }
    guard let place = source.tokens.indices.first(where: isCall) else { return nil }
    let name = source[place].text
    return ValidationFinding(
      .printedValue, exercise: exercise.identifier, file: file, line: source[place].line,
      column: source[place].column,
      message: Sentence(
        "`\(name)` is left in the code, and no lesson or hint mentions it",
        ko: "코드에 `\(name)` 호출이 남아 있는데, 본문이나 힌트에는 나오지 않아요"),
      remedy: Sentence("remove the call", ko: "호출을 지우세요"))
  }
}
