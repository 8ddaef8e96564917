/// A string literal as it is written: its parts, between each two of which stands an interpolation.
package struct StringLiteral: Hashable, Sendable {
  /// What the parts say, without escapes and without the indentation of several lines.
  package let parts: [String]

  /// Its tokens, with those of its interpolations.
  package let places: Range<Int>

  /// What it says, where it has no interpolation.
  package var value: String? { parts.count == 1 ? parts[0] : nil }
}

extension SwiftFile {
  /// The string literal that begins with a token; nil where none does.
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

  /// Every string literal that is no part of another one's interpolation, in their order.
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
  /// The text as a Swift literal on one line.
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
