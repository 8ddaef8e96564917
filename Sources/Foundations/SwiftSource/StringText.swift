/// Decodes the text of string literals with the given delimiters.
struct StringText {
  /// The number of quotes: 1, or 3 for a multi-line string.
  let quotes: Int
  /// The number of `#` signs around the quotes and after each escaping backslash.
  let pounds: Int

  private static let newline = UInt8(ascii: "\n"), backslash = UInt8(ascii: "\\")

  /// Returns the decoded text of the pieces.
  ///
  /// - Parameter pieces: The bytes as written, without the opening quotes. All but the last end with an
  ///   interpolation's backslash.
  func parts(of pieces: [[UInt8]]) -> [String] {
    var bare = pieces.enumerated().map { index, piece in
      piece.dropLast(index < pieces.count - 1 ? 1 + pounds : closing(of: piece))
    }
    if quotes == 3, let last = bare.indices.last {
      let margin = Array(bare[last].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed())
      // The first line end belongs to the opening quotes, and the last to the closing quotes.
      bare[last] = bare[last].dropLast(margin.count)
      if let first = bare[0].firstIndex(of: Self.newline) {
        bare[0] = bare[0][first...]
        if bare[last].last == Self.newline, bare[last].count > (last == 0 ? 1 : 0) {
          bare[last] = bare[last].dropLast()
        }
        if bare[last].last == 0x0D { bare[last] = bare[last].dropLast() }
      }
      bare = bare.map { Self.lines(of: $0, without: margin) }
      if bare[0].first == Self.newline { bare[0] = bare[0].dropFirst() }
    }
    return bare.map { String(decoding: unescaped($0), as: UTF8.self) }
  }

  /// Returns the number of bytes in the closing quotes; 0 if the literal isn't closed.
  private func closing(of piece: [UInt8]) -> Int {
    let end =
      Array(repeating: UInt8(ascii: "\""), count: quotes)
      + Array(repeating: UInt8(ascii: "#"), count: pounds)
    return piece.suffix(end.count).elementsEqual(end) ? end.count : 0
  }

  private static func lines(of text: ArraySlice<UInt8>, without margin: [UInt8]) -> ArraySlice<
    UInt8
  > {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      result.append(byte)
      if byte == newline, rest.starts(with: margin) { rest = rest.dropFirst(margin.count) }
    }
    return result[...]
  }

  private func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      let marks = rest.prefix(pounds)
      guard byte == Self.backslash, marks.count == pounds,
        marks.allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(pounds)
      result += Self.character(&rest)
    }
    return result
  }

  /// Decodes an escape sequence after its backslash.
  private static func character(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard let byte = rest.popFirst() else { return [] }
    switch byte {
    case UInt8(ascii: "n"): return [newline]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "u") where rest.first == UInt8(ascii: "{"):
      let digits = rest.dropFirst().prefix(8).prefix { $0 != UInt8(ascii: "}") }
      rest = rest.dropFirst(digits.count + 2)
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        .flatMap(Unicode.Scalar.init)
      return scalar.map { Array(String($0).utf8) } ?? []
    case 0x20, 0x09, 0x0D, newline:
      // A backslash at the end of a line joins it to the next line.
      let space = rest.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if byte == newline { return [] }
      guard rest.dropFirst(space.count).first == newline else { return [byte] }
      rest = rest.dropFirst(space.count + 1)
      return []
    default: return [byte]
    }
  }
}
