import Curriculum
import Foundation
import Sentences
import SwiftSource
import Terminal

/// Finds tasks of a lesson that ask for a color or style that the exercise's code doesn't have.
///
/// No check can enforce what the solution itself leaves out.
struct PromisedLooks: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise -> [ValidationFinding] in
      guard let text = PackText.read(exercise.folder.appending(path: "lesson.en.md")) else {
        return []
      }
      let file = exercise.folder.appending(path: "lesson.en.md")
      let words = Self.words(in: exercise, pack)
      return TextPart.all(in: MarkdownDocument(parsing: text)).filter(\.isTask).compactMap { task in
        let said = Set(task.words.lowercased().split { !$0.isLetter }.map(String.init))
        guard !said.contains("not"), !said.contains("no"), !said.contains("instead"),
          let look = Self.looks.first(where: { look in
            said.contains(look.word) && words.isDisjoint(with: look.names)
          })
        else { return nil }
        let word = look.word
        return ValidationFinding(
          .promisedLook, exercise: exercise.identifier, file: file,
          line: PackText.line(of: task, in: file),
          message: Sentence(
            "the task says “\(word)”, but nothing in the solution is \(word)",
            ko: "할 일에 “\(word)”라는 말이 있는데 모범 답안에는 그런 것이 없어요"),
          remedy: Sentence(
            "add it to the solution and to a check, or remove it from the lesson",
            ko: "모범 답안과 검사에 더하거나 본문에서 빼세요"))
      }
    }
  }

  private struct Look {
    var word: String
    /// The words in names that make the look.
    var names: [String]
  }

  private static let looks =
    [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown",
    ].map { Look(word: $0, names: [$0, "color", "hex"]) } + [
      Look(word: "bold", names: ["bold", "weight", "heavy", "black", "headline", "semibold"]),
      Look(word: "italic", names: ["italic"]),
      Look(word: "underlined", names: ["underline"]),
      Look(word: "dashed", names: ["dash"]),
      Look(word: "gradient", names: ["gradient"]),
    ]

  /// Returns the words in the names and strings of the exercise's code, in lowercase.
  private static func words(in exercise: Exercise, _ pack: Pack) -> Set<String> {
    let files =
      exercise.startFiles + exercise.checkFiles + ((try? pack.solutionFiles(of: exercise)) ?? [])
    let texts = files.compactMap(PackText.read).flatMap { text in
      let source = SwiftFile(text)
      return source.tokens.filter { $0.kind == .word }.map(\.name) + source.strings.flatMap(\.parts)
    }
    // `fontWeight` has the words `font` and `weight`.
    return Set(
      texts.flatMap { text in
        text.replacing(/[A-Z]/) { " \($0.output)" }.lowercased().split { !$0.isLetter }
          .map(String.init)
      })
  }
}

extension TextPart {
  /// Whether the part is an item of a list.
  fileprivate var isTask: Bool { if case .item = kind { true } else { false } }
}
