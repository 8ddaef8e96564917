package import Foundation
import Sentences
import Yams

/// Reads `checks.<language>.yml`, the translations of an exercise's check messages.
struct MessageTableReader {
  let file: URL
  let log: ProblemLog

  /// Reads the table; empty after logging the reason if it's unreadable.
  func read() -> MessageTable {
    let manifest = Manifest(file: file, log: log, languages: [])
    guard let root = manifest.root() else { return MessageTable() }
    var entries: [MessageTable.Entry] = []
    for (key, value) in root.mapping {
      guard let english = key.string, let translation = value.string, !translation.isEmpty else {
        manifest.note(
          .wrongType, at: value,
          Sentence(
            "the value of \"\(key.text.sanitized())\" is \(Manifest.kind(of: value))",
            ko: "“\(key.text.sanitized())” 값: \(Manifest.kind(of: value))"),
          Sentence("write the sentence in the other language", ko: "다른 언어로 된 문장을 적으세요"))
        continue
      }
      noteGaps(in: english, translation, at: value, manifest)
      entries.append(.init(english: english, translation: translation))
    }
    return MessageTable(entries)
  }

  /// Reports values that are missing from a translation or from its English form.
  private func noteGaps(
    in english: String, _ translation: String, at node: Node, _ manifest: Manifest
  ) {
    let count = english.ranges(of: "{}").count
    let used = Set(translation.matches(of: /\{(\d+)\}/).compactMap { Int($0.1) })
    let unknown = used.filter { $0 < 1 || $0 > count }.sorted()
    if let number = unknown.first {
      manifest.note(
        .unknownReference, at: node,
        Sentence(
          "{\(number)} has no value: the English sentence has only \(count) {}",
          ko: "{\(number)} 자리에 들어갈 값이 없어요. 영어 문장에는 {} 표시가 \(count)개예요"),
        Sentence(
          "number the values in the order of the English sentence",
          ko: "영어 문장에 나오는 순서대로 번호를 매기세요"))
    }
    for number in 1...max(count, 1) where number <= count && !used.contains(number) {
      manifest.note(
        .missingTranslation, at: node,
        Sentence(
          "{\(number)} from the English sentence is missing",
          ko: "영어 문장의 {\(number)} 값이 빠졌어요"),
        Sentence(
          "put {\(number)} where the value belongs", ko: "값이 들어갈 자리에 {\(number)} 표시를 넣으세요"))
    }
  }
}

extension Exercise {
  /// Returns the path of the check messages in a language other than English.
  package func messageFile(language: String) -> URL {
    folder.appending(path: "checks.\(language).yml")
  }

  /// Returns the check messages in a language; empty if there's no file.
  package func messages(language: String) -> MessageTable {
    let file = messageFile(language: language)
    guard FileManager.default.fileExists(atPath: file.path) else { return MessageTable() }
    return MessageTableReader(file: file, log: ProblemLog()).read()
  }
}
