package import Foundation
import Sentences

/// Reads an `.answer` file: keys, beginning with `why`, followed by the changes.
struct AnswerReader {
  let file: URL
  let log: ProblemLog

  /// Reads the file, or returns nil and logs the reasons.
  ///
  /// - Parameter keys: Reads the other keys; nil if one is missing.
  func read<Note>(keys: (inout ManifestMapping) -> Note?) -> (answer: KnownAnswer, note: Note)? {
    let text: String
    do {
      text = try PackFile.text(of: file)
    } catch {
      log.note(
        PackProblem(error.rule, file: file, message: error.message, remedy: error.remedy))
      return nil
    }
    return read(text, keys: keys)
  }

  func read<Note>(
    _ text: String, keys: (inout ManifestMapping) -> Note?
  ) -> (answer: KnownAnswer, note: Note)? {
    let lines = SourceLines(text.utf8).bare
    let changes = ChangeReader(file: file, log: log, lines: lines)
    let head = lines[..<(changes.firstHeading ?? lines.count)]
    let manifest = Manifest(file: file, log: log, languages: [])
    guard
      head.contains(where: { line in
        line.first { $0 != 0x20 && $0 != 0x09 }.map { $0 != 0x23 } ?? false
      })
    else {
      log.note(
        PackProblem(
          .missingKey, file: file, line: 1,
          message: Sentence("\"why\" is missing", ko: "“why” 키가 없어요"), remedy: Self.sayWhy))
      return nil
    }
    guard
      let node = manifest.node(
        of: String(decoding: Array(head.joined(separator: [0x0A])), as: UTF8.self)),
      var root = manifest.mapping(node, what: Sentence("the beginning", ko: "파일의 앞부분"))
    else { return nil }
    let why = root.string("why", Self.sayWhy)
    let note = keys(&root)
    root.finish()
    guard let change = changes.read(), let why, let note else { return nil }
    let name = file.deletingPathExtension().lastPathComponent
    return (KnownAnswer(name: name, place: file, why: why, content: .change(change)), note)
  }

  static let sayWhy = Sentence(
    "explain in one line why a learner would write this", ko: "학습자가 왜 이렇게 쓰는지 한 줄로 적으세요")
}

extension KnownAnswer {
  /// Reads an answer that isn't part of a pack.
  ///
  /// - Parameters:
  ///   - file: The file to report in errors. Its name without the extension becomes the answer's name.
  ///   - numbers: Keys with integer values; missing keys are omitted from the result.
  ///   - words: Keys with text values; missing keys are omitted from the result.
  /// - Throws: `CurriculumError.brokenPack`.
  package static func read(
    _ text: String, from file: URL, numbers: [String] = [], words: [String] = []
  ) throws(CurriculumError) -> (
    answer: KnownAnswer, numbers: [String: Int], words: [String: String]
  ) {
    let log = ProblemLog()
    let read = AnswerReader(file: file, log: log).read(text) { keys in
      var found: (numbers: [String: Int], words: [String: String]) = ([:], [:])
      for key in numbers where keys.mapping[key] != nil {
        found.numbers[key] = keys.integer(key, in: 0...1000)
      }
      for key in words { found.words[key] = keys.optionalString(key)?.raw }
      return found
    }
    guard let read, log.problems.isEmpty else {
      throw .brokenPack(folder: file.deletingLastPathComponent(), problems: log.problems)
    }
    return (read.answer, read.note.numbers, read.note.words)
  }
}
