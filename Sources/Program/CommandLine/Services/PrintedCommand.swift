import Authoring
import Curriculum
import Foundation
import Sentences
import Terminal
import Tutor

/// A command printed in a lesson or hint, and its location.
struct PrintedCommand {
  var text: String
  var exercise: Exercise
  var file: URL
  /// The language of the lesson or hint that contains the command.
  var language: Language

  /// The number of the first line that contains the command, from 1.
  var line: Int? {
    guard let whole = try? PackFile.text(of: file), let place = whole.firstRange(of: text) else {
      return nil
    }
    return whole[..<place.lowerBound].count { $0.isNewline } + 1
  }

  /// Whether the command begins with the program's name, as in a shell.
  var isForShell: Bool { text.hasPrefix("rings ") }

  /// The read-only shell commands.
  static let lookingInShell: Set = [
    "render", "try", "inspect", "timeline", "tap", "configure", "lint", "gallery", "scene",
  ]

  /// Returns the distinct commands in an exercise's lessons and hints, in order of appearance.
  static func all(of exercise: Exercise, in pack: Pack) -> [PrintedCommand] {
    let lessons = LessonText.all(of: exercise, in: pack).flatMap { lesson in
      texts(in: lesson.document).map { text in
        PrintedCommand(
          text: text, exercise: exercise, file: lesson.file,
          language: Language(rawValue: lesson.language) ?? .english)
      }
    }
    let hints = pack.languages.flatMap { language in
      exercise.hints.flatMap { hint in
        texts(in: MarkdownDocument(parsing: hint.text(in: language))).map { text in
          PrintedCommand(
            text: text, exercise: exercise, file: exercise.manifestFile,
            language: Language(rawValue: language) ?? .english)
        }
      }
    }
    let shown = (exercise.passed).map {
      PrintedCommand(
        text: $0, exercise: exercise, file: exercise.manifestFile, language: .english)
    }
    var seen: Set<String> = []
    return (lessons + hints + [shown].compactMap { $0 }).filter { seen.insert($0.text).inserted }
  }

  /// Returns the commands in a document: in backticks, and on lines of code blocks without a language.
  private static func texts(in document: MarkdownDocument) -> [String] {
    let blocks = document.codeBlocks.filter { $0.language.isEmpty }.flatMap { block in
      block.text.replacing(/\\\n\s*/, with: "").split(separator: "\n").map(String.init)
    }
    return (document.codeSpans + blocks)
      .map { $0.trimmingPrefix("$ ").trimmingCharacters(in: .whitespaces) }.filter(isCommand)
  }

  private static func isCommand(_ text: String) -> Bool {
    guard let word = text.split(whereSeparator: \.isWhitespace).first.map(String.init) else {
      return false
    }
    if word == "rings" { return text != word }
    guard let name = CommandName(rawValue: word), name.onlyLooks else { return false }
    // Swift code can begin with the same word.
    return !(name == .tryExpression && text.contains(/^try\s+await\b/)) && !text.contains("…")
  }

  func finding(_ reason: Sentence) -> ValidationFinding {
    ValidationFinding(
      .brokenCommand, exercise: exercise.identifier, file: file, line: line,
      message: Sentence(
        "“\(text)” doesn't work: \(reason)", ko: "쓸 수 없는 명령이에요: “\(text)”. \(reason)"),
      remedy: Sentence(
        "write the command exactly as a learner would type it", ko: "학습자가 입력할 그대로 적으세요"))
  }
}
