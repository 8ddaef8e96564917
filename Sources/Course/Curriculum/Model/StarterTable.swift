import SwiftSource

/// Translations of a starter's comments into one language, by original text.
///
/// A table contains no code, so the starter's code exists only once.
package struct StarterTable: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The comment's text on one line.
    package var original: String
    package var translation: String
    /// The entry's line in the table's file, counting from 1.
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

  package func translation(of passage: String) -> String? { translations[passage] }

  /// Returns a file with translated comments.
  ///
  /// Comments without a translation stay.
  ///
  /// Returns the file unchanged if translating it would change its code.
  package func translated(_ bytes: [UInt8]) -> [UInt8] {
    let file = SwiftFile(bytes)
    let translated = said(by: file)
    return translated == bytes || SwiftFile(translated).isSameCode(as: file) ? translated : bytes
  }

  /// Returns the translated file, even if the code changes.
  func said(by file: SwiftFile) -> [UInt8] {
    entries.isEmpty ? file.bytes : file.replacingPassages { translations[$0.text] }
  }

  /// The reverse table, from translations to originals.
  package var reversed: StarterTable {
    StarterTable(
      entries.map { entry in
        // Normalize spaces, because comments are read back in that form.
        let words = entry.translation.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Entry(original: words, translation: entry.original)
      })
  }
}
