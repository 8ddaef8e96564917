/// A string literal as written: its parts and the interpolations between them.
package struct StringLiteral: Hashable, Sendable {
  /// The text of the parts, with escapes decoded and without the indentation of multi-line strings.
  package let parts: [String]

  /// The literal's tokens, including the tokens of its interpolations.
  package let places: Range<Int>

  /// The literal's text; nil if it has interpolations.
  package var value: String? { parts.count == 1 ? parts[0] : nil }
}

extension SwiftFile {
  /// Returns the string literal that begins at a token; nil if there's none.
  package func string(at place: Int) -> StringLiteral? {
    let first = self[place]
    guard first.kind == .literal, first.quotes > 0 else { return nil }
    let text = StringText(quotes: Int(first.quotes), pounds: Int(first.pounds))
    var pieces = [Array(first.text.utf8.dropFirst(text.quotes + text.pounds))]
    var last = place
    while tokens[last].opensInterpolation, let close = self[last + 1].partner,
      self[close + 1].kind == .literalPart
    {
      last = close + 1
      pieces.append(Array(tokens[last].text.utf8))
    }
    return StringLiteral(parts: text.parts(of: pieces), places: place..<last + 1)
  }

  /// All string literals in order, except those inside interpolations.
  package var strings: [StringLiteral] {
    var found: [StringLiteral] = []
    var place = 0
    while place < tokens.count {
      let literal = string(at: place)
      if let literal { found.append(literal) }
      place = literal?.places.upperBound ?? place + 1
    }
    return found
  }
}

extension String {
  /// The text as a single-line Swift literal.
  package var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\0": literal += "\\0"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
