/// A declaration by the places of its tokens, so that it can be taken out of its file.
package struct PlacedDeclaration: Hashable, Sendable {
  /// `func`, `let`, `struct`, `extension`, `typealias`.
  package let keyword: String
  /// Of a type, a property or a function; nil for an operator, an initializer, a macro.
  package let name: String?
  /// The attributes and modifiers before it, the nearest first: `private`.
  package let attributes: [String]
  /// All of it, with its attributes and modifiers.
  package let places: Range<Int>
  /// Where its braces open; nil where it has none.
  package let body: Int?

  package var isFunction: Bool { keyword == "func" }

  package var isExtension: Bool { keyword == "extension" }

  /// Whether it is a class, or adds to a type.
  package var holdsMethods: Bool { isExtension || keyword == "class" }
}

extension SwiftFile {
  /// The declarations that stand directly among these tokens, in their order; those of the file's top
  /// level without a range.
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

  /// The source without some declarations and the comments before them.
  ///
  /// - Parameter places: Those of the declarations, none inside another.
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

  /// Behind the line of what stands before; what that line says belongs to it.
  private func beginning(of range: Range<Int>) -> Int {
    let own = tokens[range.lowerBound].range.lowerBound
    guard range.lowerBound > 0 else { return 0 }
    let before = tokens[range.lowerBound - 1].range.upperBound
    guard let line = bytes[before..<own].firstIndex(of: UInt8(ascii: "\n")) else { return before }
    // A comment that goes on over several lines would be cut in two.
    let cut = comments.first { $0.range.contains(line) && $0.range.lowerBound >= before }
    return cut.map(\.range.upperBound) ?? line + 1
  }

  /// The end of the last line, with a comment behind it; what else that line says stays.
  private func end(of range: Range<Int>) -> Int {
    let last = tokens[range.upperBound - 1].range.upperBound
    let next =
      range.upperBound < tokens.count ? tokens[range.upperBound].range.lowerBound : bytes.count
    guard let line = bytes[last..<next].firstIndex(of: UInt8(ascii: "\n")) else { return last }
    let cut = comments.first { $0.range.contains(line) && $0.range.lowerBound >= last }
    return cut.map(\.range.upperBound) ?? line + 1
  }
}
