import Foundation

/// Names as they are compared: however a system writes their letters, in whatever order their parts stand.
enum ComparableName {
  /// Letters and digits alone, small and in one form.
  static func of(_ name: String) -> String {
    plain(name).filter { $0.isLetter || $0.isNumber }
  }

  /// The same without accents and other marks.
  static func withoutMarks(_ name: String) -> String {
    let parts = plain(name).decomposedStringWithCanonicalMapping.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .modifierLetter: false
      default: true
      }
    }
    return of(String(String.UnicodeScalarView(parts)))
  }

  /// The parts of a name in one order: `Kim Minji` is `Minji Kim` and `Kim, Minji`.
  static func unordered(_ name: String) -> String {
    words(of: name).sorted().joined()
  }

  /// The parts between what is neither letter nor digit.
  static func words(of name: String) -> [String] {
    plain(name).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A number or user name, without what spreadsheets and platforms put around it.
  static func identifier(_ text: String) -> String {
    var text = plain(text).trimmingCharacters(in: .whitespaces)
    // `="0123"`, `'0123` and `#123` keep a spreadsheet from making a number of it.
    if let match = text.wholeMatch(of: /="?(.*?)"?/) { text = String(match.1) }
    while let first = text.first, "'#".contains(first) { text.removeFirst() }
    // What a spreadsheet took for a number.
    if let match = text.wholeMatch(of: /(\d+)\.0+/) { text = String(match.1) }
    return text
  }

  private static func plain(_ name: String) -> String {
    name.precomposedStringWithCompatibilityMapping.lowercased()
  }
}
