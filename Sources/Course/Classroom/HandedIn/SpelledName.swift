import Foundation

/// Names that look alike and are equal in Swift, told apart.
enum SpelledName {
  /// The name with what is not ASCII written as numbers; one in the usual form stays as it is.
  ///
  /// A Mac writes accents, and Korean syllables, in parts.
  static func of(_ name: String) -> String {
    let usual = name.precomposedStringWithCanonicalMapping
    guard !name.unicodeScalars.elementsEqual(usual.unicodeScalars) else { return name }
    return name.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : ShownName.number(of: scalar)
    }.joined()
  }
}
