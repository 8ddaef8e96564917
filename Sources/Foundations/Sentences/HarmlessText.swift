/// Sanitizes text that came from outside: it can't drive a terminal or reorder a line, and it has an end.
package enum HarmlessText {
  /// The most characters of one message, expected or actual value.
  package static let longestMessage = 4_000

  /// The most characters of a picture in plain text.
  package static let longestPicture = 100_000

  /// The text with every character shown that a terminal would obey, and with an end.
  ///
  /// - Parameter keepsLines: false where a line break could be taken for the end of the text.
  package static func text(
    _ text: String, limit: Int = longestMessage, keepsLines: Bool = false
  ) -> String {
    let scalars = text.unicodeScalars
    // Nearly every text is plain and short: then nothing is copied.
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

  /// The most combining marks on one character; more cover the lines around it, and no script needs as many.
  private static let mostMarks = 8

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // Below the first combining mark, where nearly all text is, nothing is looked up.
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
    // Marks, embeddings, overrides and isolates of direction; separators of lines and paragraphs.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F: false
    // What marks notes between lines, and the mark of a byte order.
    case 0xFEFF, 0xFFF9...0xFFFB: false
    // Tags, which nobody sees.
    case 0xE0000...0xE007F: false
    default: true
    }
  }

  /// A visible stand-in: the symbol for a control character, or its number.
  private static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) } ?? "?"
    case 0x7F: "\u{2421}"
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
}
