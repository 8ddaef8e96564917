/// A Swift source file, read once into tokens with matched brackets.
///
/// All readers of source use this type. Reading takes linear time without recursion, whatever the bytes.
package struct SwiftFile: Sendable {
  /// The name to use in messages.
  package let name: String

  package let bytes: [UInt8]

  /// All tokens except comments.
  package let tokens: [CodeToken]

  package let comments: [CodeToken]

  /// The offset of the first byte that tools could read differently from the compiler; nil if there's none.
  package let unclearPlace: Int?

  /// The byte ranges of no-break spaces and byte-order marks.
  ///
  /// The compiler reads these as whitespace, other tools as letters.
  package let unusualSpaces: [Range<Int>]

  /// The index of the innermost bracket still open at the end.
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
  /// Returns the offset of the first byte that tools could read differently, without making tokens.
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
  /// The token at an index; an empty token if the index is out of range.
  package subscript(place: Int) -> CodeToken {
    tokens.indices.contains(place) ? tokens[place] : .none
  }

  /// Returns whether a token follows the previous token without whitespace or a comment between them.
  package func isAdjacent(_ place: Int) -> Bool {
    tokens.indices.contains(place) && place > 0
      && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
  }

  /// Returns whether the tokens from an index on are these words and signs.
  package func stands(_ texts: String..., at place: Int) -> Bool {
    texts.indices.allSatisfy { self[place + $0].text == texts[$0] }
  }

  /// Returns the index after an opening bracket's partner, or after any other token.
  ///
  /// For a bracket without a partner, returns the end.
  package func next(after place: Int) -> Int {
    guard self[place].isOpeningBracket else { return place + 1 }
    return (self[place].partner ?? tokens.count - 1) + 1
  }

  /// Returns the source from the beginning of the first token to the end of the last.
  package func text(_ places: Range<Int>) -> String {
    guard let last = places.last, tokens.indices.contains(places.lowerBound),
      tokens.indices.contains(last)
    else { return "" }
    let range = tokens[places.lowerBound].range.lowerBound..<tokens[last].range.upperBound
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the tokens between a bracket and its partner, or up to the end if it has none.
  package func inside(_ open: Int) -> ArraySlice<CodeToken> {
    guard open < tokens.count else { return [] }
    return tokens[open + 1..<max(open + 1, next(after: open) - (self[open].partner == nil ? 0 : 1))]
  }
}
