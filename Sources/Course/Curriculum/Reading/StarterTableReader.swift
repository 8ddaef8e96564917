package import Foundation
import Sentences
import Yams

/// Reads `starter.<language>.yml`: what a starter's comments say, in another language.
struct StarterTableReader {
  let file: URL
  let log: ProblemLog

  /// The table; empty, with the reason noted, where it cannot be read.
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
            "\"\(key.text.sanitized())\" has \(Manifest.kind(of: value))",
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
  /// Where the starter's comments in a language other than the one that they are written in stand.
  package func starterFile(language: String) -> URL {
    folder.appending(path: "starter.\(language).yml")
  }

  /// The languages that there are such files for, by their codes.
  package var starterLanguages: [String] {
    SwiftFiles.contents(of: folder).compactMap { file in
      let parts = file.lastPathComponent.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "starter", parts[2] == "yml" else { return nil }
      return String(parts[1])
    }
  }

  /// What the starter's comments say in `language`; empty where there is no such file.
  package func starterTable(language: String) -> StarterTable {
    let file = starterFile(language: language)
    guard FileManager.default.fileExists(atPath: file.path) else { return StarterTable() }
    return StarterTableReader(file: file, log: ProblemLog()).read()
  }

  /// The tables of all languages but the one that the starter is written in.
  package var starterTables: [StarterTable] {
    starterLanguages.map { starterTable(language: $0) }
  }

  /// Somebody's file with the comments of the starter as they are written in the pack, whatever the language
  /// in which it was handed out.
  package func withOriginalComments(_ bytes: [UInt8]) -> [UInt8] {
    starterTables.reduce(bytes) { $1.reversed.translated($0) }
  }
}
