/// Text of anybody's as text of a page: nothing of it is ever markup.
package enum MarkupText {
  /// The text with every sign that a browser would obey written as its name; lines stay lines.
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
        // Neither direction marks nor what ends lines reaches a page.
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: break
        case .format where scalar != "\u{200D}" && scalar != "\u{200C}": break
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
