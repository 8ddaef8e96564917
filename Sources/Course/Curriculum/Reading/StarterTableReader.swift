package import Foundation
import Sentences
import Yams

/// Reads `starter.<language>.yml`, the translations of a starter's comments.
struct StarterTableReader {
  let file: URL
  let log: ProblemLog

  /// Reads the table; empty after logging the reason if it's unreadable.
  func read() -> StarterTable {
    let manifest = Manifest(file: file, log: log, languages: [])
    guard let root = manifest.root() else { return StarterTable() }
    var entries: [StarterTable.Entry] = []
    for (key, value) in root.mapping {
      guard let original = key.string, let translation = value.string,
        translation.contains(where: { !$0.isWhitespace })
      else {
        manifest.note(
          .wrongType, at: value,
          Sentence(
            "the value of \"\(key.text.sanitized())\" is \(Manifest.kind(of: value))",
            ko: "“\(key.text.sanitized())” 값: \(Manifest.kind(of: value))"),
          Sentence("write the comment in the other language", ko: "다른 언어로 된 주석을 적으세요"))
        continue
      }
      entries.append(
        .init(original: original, translation: translation, line: key.mark?.line))
    }
    return StarterTable(entries)
  }
}

extension Exercise {
  /// Returns the path of the translations of the starter's comments.
  package func starterFile(language: String) -> URL {
    folder.appending(path: "starter.\(language).yml")
  }

  /// The codes of the languages with translated starter comments, sorted.
  package var starterLanguages: [String] {
    SwiftFiles.contents(of: folder).compactMap { file in
      let parts = file.lastPathComponent.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "starter", parts[2] == "yml" else { return nil }
      return String(parts[1])
    }
  }

  /// Returns the translations of the starter's comments; empty if there's no file.
  package func starterTable(language: String) -> StarterTable {
    let file = starterFile(language: language)
    guard FileManager.default.fileExists(atPath: file.path) else { return StarterTable() }
    return StarterTableReader(file: file, log: ProblemLog()).read()
  }

  package var starterTables: [StarterTable] {
    starterLanguages.map { starterTable(language: $0) }
  }

  /// Returns a learner's file with translated starter comments replaced by the original comments.
  package func withOriginalComments(_ bytes: [UInt8]) -> [UInt8] {
    starterTables.reduce(bytes) { $1.reversed.translated($0) }
  }
}
