import SwiftSource

/// What the comments of an exercise's starter say in another language, by what they say in the one that they
/// are written in.
///
/// Only the words are kept: the code of a starter stands in one place.
package struct StarterTable: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// As the comment says it, on one line.
    package var original: String
    package var translation: String
    /// The line of the table, from 1.
    package var line: Int?

    package init(original: String, translation: String, line: Int? = nil) {
      self.original = original
      self.translation = translation
      self.line = line
    }
  }

  package let entries: [Entry]
  private let translations: [String: String]

  package init(_ entries: [Entry] = []) {
    self.entries = entries
    translations = Dictionary(
      entries.map { ($0.original, $0.translation) }, uniquingKeysWith: { first, _ in first })
  }

  /// The translation of a comment's passage; nil where there is none.
  package func translation(of passage: String) -> String? { translations[passage] }

  /// A file with its comments in this language; those without a translation stay.
  ///
  /// Its code is the same: a file whose code a translation would change stays as it is.
  package func translated(_ bytes: [UInt8]) -> [UInt8] {
    let file = SwiftFile(bytes)
    let translated = said(by: file)
    return translated == bytes || SwiftFile(translated).isSameCode(as: file) ? translated : bytes
  }

  /// The same, whatever becomes of the code.
  func said(by file: SwiftFile) -> [UInt8] {
    entries.isEmpty ? file.bytes : file.replacingPassages { translations[$0.text] }
  }

  /// The table that leads back, from the translation to the original.
  package var reversed: StarterTable {
    StarterTable(
      entries.map { entry in
        // As it is read back out of a comment.
        let words = entry.translation.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Entry(original: words, translation: entry.original)
      })
  }
}
