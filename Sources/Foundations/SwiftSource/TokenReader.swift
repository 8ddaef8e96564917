/// Splits scanned source into tokens and matches their brackets, in one pass.
struct TokenReader {
  private let scanner: SourceScanner
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var startsLine = true
  private var brackets = BracketMatcher()

  private(set) var code: [CodeToken] = []
  private(set) var comments: [CodeToken] = []
  /// The byte ranges of no-break spaces and byte-order marks.
  private(set) var unusualSpaces: [Range<Int>] = []

  var openAtEnd: Int? { brackets.innermost }

  init(_ scanner: SourceScanner) {
    self.scanner = scanner
    // Real code has at most one token per six bytes.
    code.reserveCapacity(scanner.bytes.count / 6)
    scanner.bytes.withUnsafeBufferPointer { source in
      if source.starts(with: Self.byteOrderMark) { skipSpace(Self.byteOrderMark.count) }
      for piece in scanner.pieces {
        while position < piece.range.lowerBound { readCode(source, before: piece.range.lowerBound) }
        read(piece, source)
      }
      while position < source.count { readCode(source, before: source.count) }
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func skipSpace(_ length: Int) {
    unusualSpaces.append(position..<position + length)
    position += length
  }

  private mutating func read(_ piece: SourceScanner.Piece, _ source: UnsafeBufferPointer<UInt8>) {
    let kind: CodeToken.Kind =
      piece.kind == .comment ? .comment : piece.continues ? .literalPart : .literal
    append(kind, piece.range, source, piece: piece)
    let before = line
    for place in piece.range where source[place] == 0x0A { beginLine(at: place + 1) }
    if piece.kind == .comment, line > before { startsLine = true }
    position = piece.range.upperBound
  }

  private mutating func beginLine(at place: Int) {
    line += 1
    lineStart = place
  }

  private mutating func append(
    _ kind: CodeToken.Kind, _ range: Range<Int>, _ source: UnsafeBufferPointer<UInt8>,
    piece: SourceScanner.Piece? = nil
  ) {
    let text = String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
    let token = CodeToken(
      kind, text, range, line: line, lineStart: lineStart, startsLine: startsLine,
      piece: piece)
    if kind == .comment { return comments.append(token) }
    startsLine = false
    code.append(token)
    brackets.take(source[range.lowerBound], isSign: kind == .sign, &code)
  }

  /// Reads one token of code, or the whitespace before the next token.
  private mutating func readCode(_ source: UnsafeBufferPointer<UInt8>, before end: Int) {
    let start = position
    let first = source[start]
    let second = start + 1 < end ? source[start + 1] : 0
    if first <= 0x20 {
      position += 1
      if first == 0x0A { beginLine(at: position) }
      if first == 0x0A || first == 0x0D { startsLine = true }
    } else if first == 0xC2, second == 0xA0 {
      skipSpace(2)
    } else if isDigit(first) {
      while position < end, isWord(source, end) || isDecimalPoint(source, end) { position += 1 }
      append(.number, start..<position, source)
    } else if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
      position += 1
      skipName(source, end)
      append(position > start + 1 ? .word : .sign, start..<position, source)
    } else {
      skipName(source, end)
      if position > start { return append(.word, start..<position, source) }
      position += OperatorSigns.length(source, start, end) ?? 1
      append(.sign, start..<position, source)
    }
  }

  private mutating func skipName(_ source: UnsafeBufferPointer<UInt8>, _ end: Int) {
    if position < end, source[position] == UInt8(ascii: "`") {
      var close = position + 1
      while close < end, source[close] != UInt8(ascii: "`"), source[close] >= 0x20 { close += 1 }
      // A backtick without a partner is a token.
      if close < end, source[close] == UInt8(ascii: "`") { position = close + 1 }
      return
    }
    while position < end, isWord(source, end) { position += 1 }
  }

  /// Returns whether the byte belongs to a word: a letter, digit, underscore, `$`, or a non-ASCII character
  /// other than operators and spaces.
  private func isWord(_ source: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    let byte = source[position]
    guard byte >= 0x80 else { return SourceScanner.isWord(byte) || byte == UInt8(ascii: "$") }
    if byte == 0xC2, position + 1 < end, source[position + 1] == 0xA0 { return false }
    return OperatorSigns.length(source, position, end) == nil
  }

  /// Returns whether a period is a decimal point: `1.5`, but not `1.hour` or `0..<5`.
  private func isDecimalPoint(_ source: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    source[position] == UInt8(ascii: ".") && position + 1 < end && isDigit(source[position + 1])
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

/// The non-ASCII characters that can begin an operator, from The Swift Programming Language.
private enum OperatorSigns {
  /// Returns the length in bytes of an operator character such as `•`; nil if there's none.
  static func length(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    func bits(_ place: Int) -> UInt32 { UInt32(source[place] & 0x3f) }
    let first = source[start]
    switch first {
    // A file may end within a character.
    case 0xc2 where start + 1 < end, 0xc3 where start + 1 < end:
      let value = UInt32(first & 0x1f) << 6 | bits(start + 1)
      return twoBytes.contains(value) ? 2 : nil
    case 0xe2 where start + 2 < end, 0xe3 where start + 2 < end:
      let value = UInt32(first & 0x0f) << 12 | bits(start + 1) << 6 | bits(start + 2)
      return threeBytes.contains { $0.contains(value) } ? 3 : nil
    default: return nil
    }
  }

  private static let twoBytes: Set<UInt32> = Set(0xa1...0xa7).union([
    0xa9, 0xab, 0xac, 0xae, 0xb0, 0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7,
  ])
  private static let threeBytes: [ClosedRange<UInt32>] = [
    0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203e, 0x2041...0x2053, 0x2055...0x205e,
    0x2190...0x23ff, 0x2500...0x2775, 0x2794...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3003,
    0x3008...0x3020, 0x3030...0x3030,
  ]
}
