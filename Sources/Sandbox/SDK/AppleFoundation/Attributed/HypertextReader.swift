import Foundation

/// Extracts the text of an HTML document, without its styles.
///
/// It removes tags, decodes entities, collapses white space, and puts blocks on separate lines.
enum HypertextReader {
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "tr", "table", "section",
    "article", "header", "footer", "blockquote", "pre",
  ]
  private static let unseen: Set<String> = ["script", "style", "head", "title"]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "deg": "°",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "times": "×", "divide": "÷",
    "laquo": "«", "raquo": "»", "sect": "§", "para": "¶", "eacute": "é", "egrave": "è",
    "agrave": "à", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "ntilde": "ñ",
  ]

  static func text(of source: String) -> String {
    var result = ""
    var rest = source[...]
    /// The name of the open element whose content is hidden, such as `style`.
    var hidden: String?
    while let character = rest.first {
      if character == "<" {
        if rest.hasPrefix("<!--") {
          rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
          continue
        }
        guard let end = rest.firstIndex(of: ">") else { break }
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        let isClosing = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if let element = hidden {
          if isClosing, name == element { hidden = nil }
        } else if unseen.contains(name), !isClosing {
          hidden = name
        } else if name == "br" {
          result += "\n"
        } else if blocks.contains(name) {
          breakLine(&result)
          if name == "li", !isClosing { result += "•\t" }
        }
      } else if hidden != nil {
        rest.removeFirst()
      } else if character == "&", let entity = entity(at: rest) {
        result += entity.text
        rest = rest.dropFirst(entity.length)
      } else if character.isWhitespace {
        if let last = result.last, !last.isWhitespace { result += " " }
        rest.removeFirst()
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  private static func breakLine(_ text: inout String) {
    while text.last == " " { text.removeLast() }
    if let last = text.last, last != "\n" { text += "\n" }
  }

  private static func entity(at text: Substring) -> (text: String, length: Int)? {
    guard let end = text.prefix(12).firstIndex(of: ";") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    let length = name.count + 2
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let code =
        digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { (String(Character($0)), length) }
    }
    return entities[String(name)].map { ($0, length) }
  }
}
