/// Sanitizes untrusted text: limits its length and removes terminal control and text direction characters.
package enum SanitizedText {
  /// The maximum length of a message, expected value or actual value, in characters.
  package static let longestMessage = 4_000

  /// The maximum length of a plain-text picture, in characters.
  package static let longestPicture = 100_000

  /// Returns the text with control characters made visible, truncated to `limit`.
  ///
  /// - Parameter keepsLines: Whether to keep line breaks. Pass false where a line break could look like the
  ///   end of the text.
  package static func text(
    _ text: String, limit: Int = longestMessage, keepsLines: Bool = false
  ) -> String {
    let scalars = text.unicodeScalars
    // Fast path: most text is plain and short, and needs no copy.
    if text.utf8.count <= limit, scalars.allSatisfy({ isPlain($0, keepsLines: keepsLines) }),
      !hasTooManyMarks(scalars)
    {
      return text
    }
    var result = String.UnicodeScalarView()
    var count = 0
    var marks = 0
    for scalar in scalars {
      marks = isMark(scalar) ? marks + 1 : 0
      guard marks <= mostMarks else { continue }
      guard count < limit else {
        result.append(contentsOf: " …".unicodeScalars)
        break
      }
      count += 1
      if isPlain(scalar, keepsLines: keepsLines) {
        result.append(scalar)
      } else {
        result.append(contentsOf: picture(of: scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// The maximum number of combining marks per character.
  ///
  /// More would cover nearby lines; no script needs more.
  private static let mostMarks = 8

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // Fast path: most text is below the first combining mark.
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func hasTooManyMarks(_ scalars: String.UnicodeScalarView) -> Bool {
    var marks = 0
    return scalars.contains { scalar in
      marks = isMark(scalar) ? marks + 1 : 0
      return marks > mostMarks
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar, keepsLines: Bool) -> Bool {
    switch scalar.value {
    case 0x0A: keepsLines
    case 0..<0x20, 0x7F..<0xA0: false
    // Direction marks, embeddings, overrides and isolates; line and paragraph separators.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F: false
    // Interlinear annotation characters and the byte order mark.
    case 0xFEFF, 0xFFF9...0xFFFB: false
    // Invisible tag characters.
    case 0xE0000...0xE007F: false
    default: true
    }
  }

  /// Returns a visible replacement: a control character's symbol, or the scalar's number.
  private static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) } ?? "?"
    case 0x7F: "\u{2421}"
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
}
