extension StyledText {
  /// The characters to write for a terminal of these abilities; plain text where it has none.
  package func encoded(for capabilities: TerminalCapabilities) -> String {
    runs.map { $0.encoded(for: capabilities) }.joined()
  }
}

extension [StyledText] {
  /// The lines, each ended by a line feed.
  package func encoded(for capabilities: TerminalCapabilities) -> String {
    map { $0.encoded(for: capabilities) + "\n" }.joined()
  }
}

extension StyledText.Run {
  fileprivate func encoded(for capabilities: TerminalCapabilities) -> String {
    if paintedWidth != nil { return text }
    let visible = text.withoutControlCharacters(ascii: !capabilities.isUnicode)
    let parameters = style.parameters(in: capabilities)
    var result =
      parameters.isEmpty
      ? visible : "\u{1B}[\(parameters.joined(separator: ";"))m\(visible)\u{1B}[0m"
    if let link, capabilities.hasHyperlinks {
      result = "\u{1B}]8;;\(link.absoluteString)\u{1B}\\\(result)\u{1B}]8;;\u{1B}\\"
    }
    return result
  }
}

extension String {
  /// The text with escape and control characters replaced, so that no lesson, file or message of a
  /// learner's program can steer the terminal; and with typographic marks in ASCII where asked.
  fileprivate func withoutControlCharacters(ascii: Bool) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: result += "  "
      case 0x0A: result.unicodeScalars.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0: result += ascii ? "?" : "\u{FFFD}"
      // Marks, overrides and isolates of direction, other ends of lines, and tags that nobody sees.
      case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F:
        result += ascii ? "?" : "\u{FFFD}"
      default:
        if ascii, let plain = String.asciiEquivalents[scalar] {
          result += plain
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Letters are left alone: a Korean lesson in a terminal said to be ASCII is still better shown.
  private static let asciiEquivalents: [Unicode.Scalar: String] = [
    "–": "-", "—": "-", "−": "-", "…": "...", "‘": "'", "’": "'", "“": "\"", "”": "\"",
    "•": "*", "·": "-", "×": "x", "→": "->", "←": "<-", "°": " deg", "─": "-", "│": "|",
    "▎": "|", "✓": "v", "\u{00A0}": " ",
  ]
}
