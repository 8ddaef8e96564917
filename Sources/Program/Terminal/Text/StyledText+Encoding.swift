extension StyledText {
  /// Returns the text with the escape sequences that the terminal supports.
  package func encoded(for capabilities: TerminalCapabilities) -> String {
    runs.map { $0.encoded(for: capabilities) }.joined()
  }
}

extension [StyledText] {
  /// Returns the encoded lines, each with a newline.
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
  /// Returns the text without escape and control characters, so that it can't control the terminal.
  ///
  /// It may come from lessons, files or learners' programs. With `ascii`, typographic characters become
  /// ASCII.
  fileprivate func withoutControlCharacters(ascii: Bool) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: result += "  "
      case 0x0A: result.unicodeScalars.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0: result += ascii ? "?" : "\u{FFFD}"
      // Bidirectional controls, line and paragraph separators, and invisible tag characters.
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

  /// The ASCII equivalents of typographic characters.
  ///
  /// Letters aren't replaced: Korean text may display even if the terminal claims to be ASCII.
  private static let asciiEquivalents: [Unicode.Scalar: String] = [
    "–": "-", "—": "-", "−": "-", "…": "...", "‘": "'", "’": "'", "“": "\"", "”": "\"",
    "•": "*", "·": "-", "×": "x", "→": "->", "←": "<-", "°": " deg", "─": "-", "│": "|",
    "▎": "|", "✓": "v", "\u{00A0}": " ",
  ]
}
