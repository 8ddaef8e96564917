/// A file of Swift source, read once: its tokens, and which of its brackets belong together.
///
/// It is what every reader of source stands on. Whatever the bytes are, reading them takes time in
/// proportion to their number and no stack.
package struct SwiftFile: Sendable {
  /// As it is to be named to people.
  package let name: String

  package let bytes: [UInt8]

  /// Everything but comments.
  package let tokens: [CodeToken]

  package let comments: [CodeToken]

  /// Where the text first stops being what every reader must take it for; nil for plain text.
  package let unclearPlace: Int?

  /// What the compiler takes for a space and everybody else for a letter, in bytes: spaces that never
  /// break, and a byte-order mark.
  package let unusualSpaces: [Range<Int>]

  /// The bracket that is still open at the end, by its place among the tokens.
  package let openAtEnd: Int?

  package init(_ bytes: [UInt8], name: String = "") {
    let scanner = SourceScanner(bytes)
    let reader = TokenReader(scanner)
    self.name = name
    self.bytes = bytes
    tokens = reader.code
    comments = reader.comments
    unclearPlace = scanner.unclearPlace
    unusualSpaces = reader.unusualSpaces
    openAtEnd = reader.openAtEnd
  }

  package init(_ text: String, name: String = "") {
    self.init(Array(text.utf8), name: name)
  }
}

extension SwiftFile {
  /// Where a text first stops being what every reader must take it for, found without making tokens.
  package static func unclearPlace(in bytes: [UInt8]) -> Int? { SourceScanner(bytes).unclearPlace }
}

extension SwiftFile: Hashable {
  package static func == (one: SwiftFile, other: SwiftFile) -> Bool {
    one.name == other.name && one.bytes == other.bytes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes)
  }
}

extension SwiftFile {
  /// The token at a place; an empty one beyond the ends.
  package subscript(place: Int) -> CodeToken {
    tokens.indices.contains(place) ? tokens[place] : .none
  }

  /// Whether a token follows the one before it without any space or comment.
  package func isAdjacent(_ place: Int) -> Bool {
    tokens.indices.contains(place) && place > 0
      && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
  }

  /// Whether the tokens from a place on are these words and signs.
  package func stands(_ texts: String..., at place: Int) -> Bool {
    texts.indices.allSatisfy { self[place + $0].text == texts[$0] }
  }

  /// The place behind an opening bracket's partner, or behind any other token; the end where a bracket
  /// has none.
  package func next(after place: Int) -> Int {
    guard self[place].isOpeningBracket else { return place + 1 }
    return (self[place].partner ?? tokens.count - 1) + 1
  }

  /// The source between the beginning of one token and the end of another.
  package func text(_ places: Range<Int>) -> String {
    guard let last = places.last, tokens.indices.contains(places.lowerBound),
      tokens.indices.contains(last)
    else { return "" }
    let range = tokens[places.lowerBound].range.lowerBound..<tokens[last].range.upperBound
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The tokens between a bracket and its partner, or up to the end where it has none.
  package func inside(_ open: Int) -> ArraySlice<CodeToken> {
    guard open < tokens.count else { return [] }
    return tokens[open + 1..<max(open + 1, next(after: open) - (self[open].partner == nil ? 0 : 1))]
  }
}
