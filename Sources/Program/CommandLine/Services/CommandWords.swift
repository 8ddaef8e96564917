import Authoring
import Curriculum
import Foundation
import Sentences
import SwiftSource
import Tutor

/// Finds words that a text tells learners to type but that aren't commands, such as `chekc`.
struct CommandWords: FileRule {
  private static let known = Set(
    CommandName.allCases.flatMap { [$0.rawValue] + $0.aliases } + ["rings", "swift"])

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    var words: [String?: Set<String>] = [:]
    var told: Set<String> = []
    return LearnerText.all(of: exercises, in: pack).flatMap { text in
      let ofCode =
        words[text.exercise?.identifier] ?? Self.wordsOfCode(of: text.exercise, in: pack)
      words[text.exercise?.identifier] = ofCode
      return Self.typed(in: text.text).filter {
        !Self.known.contains($0.word) && !ofCode.contains($0.word)
          && Self.isMeant($0) && told.insert(text.file.path + $0.word).inserted
      }.map { finding($0.word, in: text) }
    } + exercises.compactMap(passed)
  }

  /// Finds a command after a pass that doesn't exist.
  private func passed(_ exercise: Exercise) -> ValidationFinding? {
    guard let command = exercise.passed,
      let word = command.split(whereSeparator: \.isWhitespace).first.map(String.init),
      !Self.known.contains(word)
    else { return nil }
    return finding(word, exercise, exercise.manifestFile, at: "passed:")
  }

  /// A word in backticks.
  private struct Word {
    var word: String
    /// Whether the surrounding words tell learners to type it.
    var isTyped: Bool
  }

  private static func typed(in text: String) -> [Word] {
    text.matches(of: /`([a-z][a-z-]{2,})(?: [^`\n]*)?`/).map { match in
      let before = text[..<match.range.lowerBound].suffix(24).lowercased()
      let after = text[match.range.upperBound...].prefix(12)
      let isTyped =
        before.contains(/\b(?:type|enter|typing|commands?)\s+$/)
        || after.contains(/^(?:\s*commands?\b|\s*명령|[을를이가]?\s*입력)/)
      return Word(word: String(match.1), isTyped: isTyped)
    }
  }

  /// Whether a word was probably meant as a command.
  private static func isMeant(_ word: Word) -> Bool {
    guard word.isTyped else { return false }
    // `type true` asks for Swift code, because `true` is a keyword.
    return !(SwiftFile(word.word).tokens.first?.isKeyword ?? false)
  }

  /// Returns the names and strings in the exercise's code, which a text may also tell learners to type.
  private static func wordsOfCode(of exercise: Exercise?, in pack: Pack) -> Set<String> {
    guard let exercise else { return [] }
    let files = exercise.startFiles + ((try? pack.solutionFiles(of: exercise)) ?? [])
    return Set(
      files.flatMap { file in
        let source = SwiftFile((try? PackFile.text(of: file)) ?? "")
        return source.tokens.filter { $0.kind == .word }.map(\.name)
          + source.strings.compactMap(\.value)
      })
  }

  private func finding(_ word: String, in text: LearnerText) -> ValidationFinding {
    finding(word, text.exercise, text.file, at: "`" + word)
  }

  private func finding(
    _ word: String, _ exercise: Exercise?, _ file: URL, at place: String
  ) -> ValidationFinding {
    let lines = (try? PackFile.text(of: file))?.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return ValidationFinding(
      .unknownCommand, exercise: exercise?.identifier, file: file,
      line: lines?.firstIndex { $0.contains(place) }.map { $0 + 1 },
      message: Sentence("there is no command `\(word)`", ko: "`\(word)` 명령은 없어요"),
      remedy: Suggestion.sentence(for: word, in: CommandName.allCases.map(\.rawValue))
        ?? Sentence(
          "use a command that `help` lists at the prompt",
          ko: "프롬프트의 `help` 명령이 보여 주는 명령을 쓰세요"))
  }
}
