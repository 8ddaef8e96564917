import Foundation

/// Distinguishes names that look alike and are equal in Swift.
enum SpelledName {
  /// Returns the name with non-ASCII characters as numbers; a precomposed name stays unchanged.
  ///
  /// macOS writes accents and Korean syllables decomposed.
  static func of(_ name: String) -> String {
    let usual = name.precomposedStringWithCanonicalMapping
    guard !name.unicodeScalars.elementsEqual(usual.unicodeScalars) else { return name }
    return name.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : ShownName.number(of: scalar)
    }.joined()
  }
}
