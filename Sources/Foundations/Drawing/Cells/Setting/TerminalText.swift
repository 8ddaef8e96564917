import Foundation

/// Converts characters to a form that a terminal row can show.
package enum TerminalText {
  /// Returns a character's representation: itself, a space for white space, or ASCII.
  static func characters(for character: Character, repertoire: CharacterRepertoire) -> [Character] {
    if character.isNewline || character == "\t" { return [" "] }
    if character.isWhitespace { return [" "] }
    if repertoire == .ascii { return Array(ascii(character)) }
    if CellWidth.of(character) == 0 {
      // A combining mark without a base gets a dotted circle. Invisible control characters are dropped.
      let isMark = character.unicodeScalars.contains {
        $0.properties.generalCategory == .nonspacingMark
      }
      return isMark ? Array("◌" + String(character)) : []
    }
    return [character]
  }

  package static func ascii(_ string: String) -> String {
    string.reduce(into: "") { $0 += ascii($1) }
  }

  private static func ascii(_ character: Character) -> String {
    if let value = character.asciiValue {
      return value >= 0x20 && value < 0x7F ? String(character) : " "
    }
    if let known = spellings[character] { return known }
    let scalars = character.unicodeScalars
    if let first = scalars.first {
      if (0xAC00...0xD7A3).contains(first.value) { return romanized(first.value) }
      if CellWidth.of(character) == 0 { return "" }
    }
    let base = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars
      .filter { $0.value >= 0x20 && $0.value < 0x7F }
    if !base.isEmpty { return String(String.UnicodeScalarView(base)) }
    return String(repeating: "?", count: max(CellWidth.of(character), 1))
  }

  private static let spellings: [Character: String] = [
    "°": "*", "…": "...", "·": ".", "•": "*", "–": "-", "—": "-", "−": "-", "‘": "'", "’": "'",
    "“": "\"", "”": "\"", "×": "x", "÷": "/", "→": ">", "←": "<", "↑": "^", "↓": "v", "✓": "v",
    "€": "EUR", "₩": "W", "£": "GBP", "¥": "Y", "ß": "ss", "ø": "o", "Ø": "O", "æ": "ae",
    "Æ": "AE", "œ": "oe", "Œ": "OE", "ł": "l", "Ł": "L", "đ": "d", "›": ">", "‹": "<",
    "★": "*", "☆": "*", "●": "o", "○": "o", "■": "#", "□": "#", "▲": "^", "▼": "v", "▶": ">",
    "◀": "<", "♥": "<3",
  ]

  /// Returns the Revised Romanization of a Hangul syllable, letter by letter.
  private static func romanized(_ value: UInt32) -> String {
    let index = Int(value - 0xAC00)
    return initials[index / 588] + vowels[index % 588 / 28] + finals[index % 28]
  }

  private static let initials = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]
  private static let vowels = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]
  private static let finals = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p",
    "t", "t", "ng", "t", "t", "k", "t", "p", "t",
  ]
}
