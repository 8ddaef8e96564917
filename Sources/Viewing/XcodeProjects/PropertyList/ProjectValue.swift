/// A value in an Xcode project file, which is an old-style property list.
///
/// The format is Apple's "Old-Style ASCII Property Lists" (Property List Programming Guide).
indirect enum ProjectValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, Sendable
{
  case text(String)
  case list([ProjectValue])
  /// An ordered table.
  case table([(key: String, value: ProjectValue)])

  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: ProjectValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, ProjectValue)...) {
    self = .table(elements.map { (key: $0.0, value: $0.1) })
  }

  /// Returns the value's text in a file; lines after the first start with `indent`.
  func written(indent: String = "") -> String {
    let inner = indent + "\t"
    switch self {
    case .text(let text): return Self.quoted(text)
    case .list(let values):
      let lines = values.map { "\(inner)\($0.written(indent: inner)),\n" }
      return "(\n\(lines.joined())\(indent))"
    case .table(let pairs):
      let lines = pairs.map {
        "\(inner)\(Self.quoted($0.key)) = \($0.value.written(indent: inner));\n"
      }
      return "{\n\(lines.joined())\(indent)}"
    }
  }

  /// Returns the text, with quotation marks if it contains special characters.
  private static func quoted(_ text: String) -> String {
    if text.wholeMatch(of: /[A-Za-z0-9_.\/]+/) != nil { return text }
    let escaped = text.map { character -> String in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
