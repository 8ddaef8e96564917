struct DataModelTag {
  /// The element's name, such as `entity`.
  let name: String
  let attributes: [String: String]
  /// Whether the tag is an end tag.
  let isEnd: Bool
  /// Whether the tag is self-closing.
  let isEmpty: Bool

  /// Returns the tags of a text in order, without the contents between tags, comments and declarations.
  static func all(in text: Substring) -> [DataModelTag] {
    var tags: [DataModelTag] = []
    var rest = text
    while let open = rest.firstIndex(of: "<"), tags.count < mostTags {
      rest = rest[open...].dropFirst()
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = end(of: rest) else { break }
      let inside = rest[..<close]
      rest = rest[close...].dropFirst()
      if let tag = DataModelTag(inside) { tags.append(tag) }
    }
    return tags
  }

  private init?(_ inside: Substring) {
    guard let first = inside.first, first != "?", first != "!" else { return nil }
    isEnd = first == "/"
    isEmpty = inside.last == "/"
    var rest = isEnd ? inside.dropFirst() : inside
    name = String(rest.prefix { !$0.isWhitespace && $0 != "/" })
    rest = rest.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[equals...].dropFirst().drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'",
        let end = rest.dropFirst().firstIndex(of: quote)
      else { break }
      attributes[String(key)] = Self.plain(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
    }
    self.attributes = attributes
  }

  /// Returns the position of the `>` that closes a tag; attributes can contain the same character.
  private static func end(of rest: Substring) -> Substring.Index? {
    var quote: Character?
    return rest.indices.first { place in
      let character = rest[place]
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      return quote == nil && character == ">"
    }
  }

  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// The maximum number of tags; a model with a hundred entities has a few thousand.
  private static let mostTags = 50_000
}
