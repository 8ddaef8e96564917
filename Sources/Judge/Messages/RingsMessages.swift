package import Curriculum

/// What Rings itself says of pictures, in other languages; each table by the English sentence.
package enum RingsMessages {
  /// Empty for English and for languages that nobody has written yet.
  package static func table(language: String) -> MessageTable {
    language == "ko" ? korean : MessageTable()
  }

  private static let korean = MessageTable(
    KoreanMessages.notes.map { MessageTable.Entry(english: $0.0, translation: $0.1) })
}

enum KoreanMessages {}
