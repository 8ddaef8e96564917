extension CodeToken {
  /// The tokens of a file, comments among them, in their order.
  package static func tokens(of source: String) -> [CodeToken] {
    var reader = TokenReader(SourceScanner(Array(source.utf8)))
    return reader.tokens()
  }
}

/// Cuts scanned source into tokens.
private struct TokenReader {
  private let scanner: SourceScanner
  private var position = 0
  private var line = 1
  private var found: [CodeToken] = []

  init(_ scanner: SourceScanner) {
    self.scanner = scanner
  }

  private var bytes: [UInt8] { scanner.bytes }

  mutating func tokens() -> [CodeToken] {
    while position < bytes.count {
      switch scanner.kinds[position] {
      case .comment: take(.comment, while: { $0.scanner.kinds[$0.position] == .comment })
      case .literal: take(.literal, while: { $0.scanner.kinds[$0.position] == .literal })
      case .code: takeCode()
      }
    }
    return found
  }

  private mutating func takeCode() {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\n") {
      line += 1
      position += 1
    } else if Self.isBlank(byte) {
      position += 1
    } else if Self.isDigit(byte) {
      take(
        .number,
        while: {
          let byte = $0.bytes[$0.position]
          return $0.isCode && (Self.isWord(byte) || $0.isDecimalPoint)
        })
    } else if Self.isWord(byte) || (Self.begins(byte) && wordFollows) {
      position += 1
      let start = position - 1
      while position < bytes.count, isCode, Self.isWord(bytes[position]) { position += 1 }
      append(.word, from: start)
    } else {
      position += 1
      append(.sign, from: position - 1)
    }
  }

  private mutating func take(
    _ kind: CodeToken.Kind, while condition: (TokenReader) -> Bool
  ) {
    let start = position
    let startLine = line
    while position < bytes.count, condition(self) {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    found.append(CodeToken(kind: kind, text: text, line: startLine))
  }

  private mutating func append(_ kind: CodeToken.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    found.append(CodeToken(kind: kind, text: text, line: line))
  }

  private var isCode: Bool { scanner.kinds[position] == .code }

  /// A point between two digits: `1.5`, but not `1.hour` or `0..<5`.
  private var isDecimalPoint: Bool {
    bytes[position] == UInt8(ascii: ".") && position + 1 < bytes.count
      && Self.isDigit(bytes[position + 1])
  }

  private var wordFollows: Bool {
    position + 1 < bytes.count && Self.isWord(bytes[position + 1])
  }

  private static func begins(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Letters, digits, underscores, `$`, backticks, and everything beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "`")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
