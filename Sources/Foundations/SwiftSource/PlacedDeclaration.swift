/// A declaration's token indexes, for removing it from its file.
package struct PlacedDeclaration: Hashable, Sendable {
  /// The declaration's keyword, such as `func`, `let`, `struct`, `extension` or `typealias`.
  package let keyword: String
  /// The name of a type, property or function; nil for an operator, initializer or macro.
  package let name: String?
  /// The attributes and modifiers before the declaration, nearest first: `private`.
  package let attributes: [String]
  /// The whole declaration, including attributes and modifiers.
  package let places: Range<Int>
  /// The index of the opening brace; nil if there's no body.
  package let body: Int?

  package var isFunction: Bool { keyword == "func" }

  package var isExtension: Bool { keyword == "extension" }

  /// Whether the declaration is a class or an extension.
  package var holdsMethods: Bool { isExtension || keyword == "class" }
}

extension SwiftFile {
  /// Returns the declarations directly among these tokens, in order.
  ///
  /// Without a range, returns the declarations at the file's top level.
  package func declarations(in range: Range<Int>? = nil) -> [PlacedDeclaration] {
    let range = range ?? tokens.indices
    let reader = DeclarationReader(file: self)
    var found: [PlacedDeclaration] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if tokens[place].isWord("import") {
        place = endOfLine(from: place)
        continue
      }
      let keyword = reader.keyword(behindAttributesAt: place)
      guard let end = reader.end(ofDeclarationAt: keyword), end > place else {
        place = next(after: place)
        continue
      }
      let isNamed = tokens[keyword].declaresName && self[keyword + 1].kind == .word
      let open = (keyword..<min(end, tokens.count)).first { tokens[$0].isSign("{") }
      found.append(
        PlacedDeclaration(
          keyword: tokens[keyword].text, name: isNamed ? self[keyword + 1].name : nil,
          attributes: reader.leading(before: keyword).words,
          places: place..<min(end, tokens.count), body: open))
      place = end
    }
    return found
  }

  private func endOfLine(from place: Int) -> Int {
    var place = place + 1
    while place < tokens.count, !tokens[place].startsLine { place += 1 }
    return place
  }

  /// Returns the source without some declarations and the comments before them.
  ///
  /// - Parameter places: The token ranges of the declarations; none contains another.
  package func text(without places: [Range<Int>]) -> String {
    var result: [UInt8] = []
    var copied = 0
    for range in places.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = beginning(of: range)
      guard start >= copied else { continue }
      result += bytes[copied..<start]
      copied = end(of: range)
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  /// Returns the offset where a declaration's leading comments begin.
  ///
  /// The rest of the previous token's line belongs to that token.
  private func beginning(of range: Range<Int>) -> Int {
    let own = tokens[range.lowerBound].range.lowerBound
    guard range.lowerBound > 0 else { return 0 }
    let before = tokens[range.lowerBound - 1].range.upperBound
    guard let line = bytes[before..<own].firstIndex(of: UInt8(ascii: "\n")) else { return before }
    // Don't cut a multi-line comment in two.
    let cut = comments.first { $0.range.contains(line) && $0.range.lowerBound >= before }
    return cut.map(\.range.upperBound) ?? line + 1
  }

  /// Returns the offset after the declaration's last line, including a trailing comment, but not other code
  /// on that line.
  private func end(of range: Range<Int>) -> Int {
    let last = tokens[range.upperBound - 1].range.upperBound
    let next =
      range.upperBound < tokens.count ? tokens[range.upperBound].range.lowerBound : bytes.count
    guard let line = bytes[last..<next].firstIndex(of: UInt8(ascii: "\n")) else { return last }
    let cut = comments.first { $0.range.contains(line) && $0.range.lowerBound >= last }
    return cut.map(\.range.upperBound) ?? line + 1
  }
}
