/// Tells code from comments and literals in Swift source, byte by byte.
///
/// It knows nested comments, raw and multi-line strings, interpolations, names in backticks and
/// extended regex literals: as much of the grammar as exact textual work on code needs. Whatever the
/// bytes are, it takes time in proportion to their number and no stack.
package struct SourceScanner: Sendable {
  package enum Kind: UInt8, Sendable {
    case code, comment, literal
  }

  package let bytes: [UInt8]

  /// One kind for each byte.
  package let kinds: [Kind]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    kinds = bytes.withUnsafeBufferPointer { source in
      [Kind](unsafeUninitializedCapacity: source.count) { kinds, count in
        kinds.initialize(repeating: .code)
        count = source.count
        var pass = Pass(source: source, kinds: kinds)
        pass.run()
      }
    }
  }

  /// The bytes from which a name is made; every byte beyond ASCII counts as one.
  package static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7a, 0x41...0x5a, 0x30...0x39, 0x5f, 0x80...: true
    default: false
    }
  }
}

extension SourceScanner {
  /// The way through the source, once.
  private struct Pass {
    let source: UnsafeBufferPointer<UInt8>
    var kinds: UnsafeMutableBufferPointer<Kind>
    var position = 0
    /// Strings in whose interpolations the scan is, the innermost last.
    var strings: [OpenString] = []

    struct OpenString {
      let pounds: Int
      let isMultiline: Bool
      /// Parentheses open in the interpolation.
      var depth = 0
    }

    private enum Byte {
      static let newline: UInt8 = 0x0a, carriageReturn: UInt8 = 0x0d
      static let quote: UInt8 = 0x22, pound: UInt8 = 0x23, backslash: UInt8 = 0x5c
      static let opening: UInt8 = 0x28, closing: UInt8 = 0x29
      static let star: UInt8 = 0x2a, slash: UInt8 = 0x2f, backtick: UInt8 = 0x60
    }

    init(source: UnsafeBufferPointer<UInt8>, kinds: UnsafeMutableBufferPointer<Kind>) {
      self.source = source
      self.kinds = kinds
    }

    /// The byte at `place`; zero beyond the end.
    private func byte(_ place: Int) -> UInt8 { place < source.count ? source[place] : 0 }

    private func isLineEnd(_ byte: UInt8) -> Bool {
      byte == Byte.newline || byte == Byte.carriageReturn
    }

    private mutating func mark(from start: Int, _ kind: Kind) {
      position = min(position, source.count)
      var index = start
      while index < position {
        kinds[index] = kind
        index += 1
      }
    }

    private func pounds(at place: Int) -> Int {
      var count = 0
      while byte(place + count) == Byte.pound { count += 1 }
      return count
    }

    private func has(_ pounds: Int, poundsAt place: Int) -> Bool {
      var index = 0
      while index < pounds {
        if byte(place + index) != Byte.pound { return false }
        index += 1
      }
      return true
    }

    mutating func run() {
      // The compiler skips a first line for the shell, whatever it holds.
      if byte(0) == Byte.pound, byte(1) == 0x21 { scanLineComment() }
      while position < source.count {
        switch source[position] {
        case Byte.slash where byte(position + 1) == Byte.slash: scanLineComment()
        case Byte.slash where byte(position + 1) == Byte.star: scanBlockComment()
        case Byte.quote: scanOpening(pounds: 0)
        case Byte.pound: scanAfterPounds()
        // Inside of an interpolation the compiler looks for quotes only.
        case Byte.backtick where strings.isEmpty: skipEscapedName()
        case Byte.opening where !strings.isEmpty:
          strings[strings.count - 1].depth += 1
          position += 1
        case Byte.closing where !strings.isEmpty: scanClosingParenthesis()
        default: position += 1
        }
      }
    }

    private mutating func scanLineComment() {
      let start = position
      while position < source.count, !isLineEnd(source[position]) { position += 1 }
      mark(from: start, .comment)
    }

    private mutating func scanBlockComment() {
      let start = position
      var depth = 1
      position += 2
      while position < source.count, depth > 0 {
        if source[position] == Byte.slash, byte(position + 1) == Byte.star {
          depth += 1
          position += 2
        } else if source[position] == Byte.star, byte(position + 1) == Byte.slash {
          depth -= 1
          position += 2
        } else {
          position += 1
        }
      }
      mark(from: start, .comment)
    }

    /// `` `a name` `` on one line; a backtick without its partner stands for itself.
    private mutating func skipEscapedName() {
      var end = position + 1
      while end < source.count, source[end] != Byte.backtick, !isLineEnd(source[end]) { end += 1 }
      position = byte(end) == Byte.backtick ? end + 1 : position + 1
    }

    /// The end of an interpolation goes on with its string.
    private mutating func scanClosingParenthesis() {
      position += 1
      guard let string = strings.last else { return }
      if string.depth > 0 {
        strings[strings.count - 1].depth -= 1
        return
      }
      strings.removeLast()
      scanText(of: string)
    }

    /// `#"raw"#`, `#/regex/#`, or a directive, which is code.
    private mutating func scanAfterPounds() {
      let count = pounds(at: position)
      switch byte(position + count) {
      case Byte.quote: scanOpening(pounds: count)
      case Byte.slash: scanRegex(pounds: count)
      default: position += count
      }
    }

    private mutating func scanRegex(pounds: Int) {
      let start = position
      position += pounds + 1
      let isMultiline = isLineEnd(byte(position))
      while position < source.count {
        let byte = source[position]
        if byte == Byte.backslash {
          position += 2
        } else if byte == Byte.slash, has(pounds, poundsAt: position + 1) {
          position += 1 + pounds
          break
        } else if !isMultiline, isLineEnd(byte) {
          break
        } else {
          position += 1
        }
      }
      mark(from: start, .literal)
    }

    private mutating func scanOpening(pounds: Int) {
      let start = position
      position += pounds
      let isMultiline = byte(position + 1) == Byte.quote && byte(position + 2) == Byte.quote
      position += isMultiline ? 3 : 1
      mark(from: start, .literal)
      scanText(of: OpenString(pounds: pounds, isMultiline: isMultiline))
    }

    /// The text of a string up to its end or to its next interpolation.
    private mutating func scanText(of string: OpenString) {
      let start = position
      let quotes = string.isMultiline ? 3 : 1
      while position < source.count {
        let byte = source[position]
        if byte == Byte.backslash, has(string.pounds, poundsAt: position + 1) {
          position += 1 + string.pounds
          if self.byte(position) == Byte.opening {
            mark(from: start, .literal)
            position += 1
            strings.append(string)
            return
          }
          // A single-line string never goes on in the next line, not even after a backslash.
          if string.isMultiline || !isLineEnd(self.byte(position)) { position += 1 }
        } else if byte == Byte.quote, isQuote(quotes),
          has(string.pounds, poundsAt: position + quotes)
        {
          position += quotes + string.pounds
          break
        } else if !string.isMultiline, isLineEnd(byte) {
          // A single-line string that is not closed ends with its line, as it does for the compiler.
          break
        } else {
          position += 1
        }
      }
      mark(from: start, .literal)
    }

    private func isQuote(_ count: Int) -> Bool {
      count == 1 || byte(position + 1) == Byte.quote && byte(position + 2) == Byte.quote
    }
  }
}
