/// Escapes untrusted text for a web page.
package enum MarkupText {
  /// Returns the text with all markup characters escaped.
  ///
  /// Line breaks are kept.
  package static func of(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{22}": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        // Drop direction marks, control characters and line separators.
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: break
        case .format where scalar != "\u{200D}" && scalar != "\u{200C}": break
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
