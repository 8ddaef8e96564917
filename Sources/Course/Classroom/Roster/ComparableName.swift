import Foundation

/// Normalizes names for comparison, regardless of Unicode form and the order of their parts.
enum ComparableName {
  static func of(_ name: String) -> String {
    plain(name).filter { $0.isLetter || $0.isNumber }
  }

  /// Returns a name's letters and digits without accents and other marks.
  static func withoutMarks(_ name: String) -> String {
    let parts = plain(name).decomposedStringWithCanonicalMapping.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .modifierLetter: false
      default: true
      }
    }
    return of(String(String.UnicodeScalarView(parts)))
  }

  /// Returns the sorted parts of a name, so that `Kim Minji` equals `Minji Kim` and `Kim, Minji`.
  static func unordered(_ name: String) -> String {
    words(of: name).sorted().joined()
  }

  /// Splits the name at characters that are neither letters nor digits.
  static func words(of name: String) -> [String] {
    plain(name).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns an ID number or user name without characters that spreadsheets and platforms add.
  static func identifier(_ text: String) -> String {
    var text = plain(text).trimmingCharacters(in: .whitespaces)
    // `="0123"`, `'0123` and `#123` prevent a spreadsheet from reading the ID as a number.
    if let match = text.wholeMatch(of: /="?(.*?)"?/) { text = String(match.1) }
    while let first = text.first, "'#".contains(first) { text.removeFirst() }
    // A spreadsheet turned the ID into a decimal number.
    if let match = text.wholeMatch(of: /(\d+)\.0+/) { text = String(match.1) }
    return text
  }

  private static func plain(_ name: String) -> String {
    name.precomposedStringWithCompatibilityMapping.lowercased()
  }
}
