/// Distinguishes code from comments and literals in Swift source.
///
/// The scanner handles nested comments, raw and multi-line strings, interpolations, names in backticks and
/// extended regex literals. This is as much of the grammar as exact text edits need. Scanning takes linear
/// time without recursion, whatever the bytes.
struct SourceScanner: Sendable {
  /// A stretch of source that isn't code.
  struct Piece {
    enum Kind { case comment, literal }

    let kind: Kind
    let range: Range<Int>
    /// Whether the piece continues a string after an interpolation.
    var continues = false
    /// Whether an interpolation begins after the piece.
    var opensInterpolation = false
    /// The numbers of `#` signs and double quotes around the string that the piece belongs to.
    var pounds = 0
    var quotes = 0
  }

  let bytes: [UInt8]

  /// The comments and literals, in order; everything between them is code.
  let pieces: [Piece]

  /// The offset of the first byte that tools could read differently from the compiler; nil if there's none.
  ///
  /// The compiler reads an interpolation twice: first to find its end, then as code. In inactive code, it
  /// continues at an unknown place after malformed text. From this byte on, the kinds of pieces are a guess.
  let unclearPlace: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    (pieces, unclearPlace) = bytes.withUnsafeBufferPointer { source in
      var pass = Pass(source: source)
      pass.run()
      return (pass.pieces, pass.unclearPlace)
    }
  }

  /// Returns whether a byte can be part of a name; every non-ASCII byte can.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7a, 0x41...0x5a, 0x30...0x39, 0x5f, 0x80...: true
    default: false
    }
  }
}

extension SourceScanner {
  private struct Pass {
    let source: UnsafeBufferPointer<UInt8>
    private(set) var pieces: [Piece] = []
    var position = 0
    /// The strings whose interpolations are open, innermost last.
    var strings: [OpenString] = []

    private(set) var unclearPlace: Int?
    /// For each number of `#` signs, the offset up to which the line has no quote followed by that many
    /// signs.
    private var searched = [Int](repeating: 0, count: manyPounds + 1)

    struct OpenString {
      let quote: UInt8
      let pounds: Int
      let isMultiline: Bool
      /// The number of open parentheses in the interpolation.
      var depth = 0
    }

    private enum Byte {
      static let newline: UInt8 = 0x0a, carriageReturn: UInt8 = 0x0d
      static let quote: UInt8 = 0x22, pound: UInt8 = 0x23, backslash: UInt8 = 0x5c
      static let opening: UInt8 = 0x28, closing: UInt8 = 0x29
      static let star: UInt8 = 0x2a, slash: UInt8 = 0x2f, backtick: UInt8 = 0x60
      static let apostrophe: UInt8 = 0x27, less: UInt8 = 0x3c, greater: UInt8 = 0x3e
      static let space: UInt8 = 0x20, tabulator: UInt8 = 0x09
    }

    init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

    /// Returns the byte at `place`, or 0 past the end.
    private func byte(_ place: Int) -> UInt8 { place < source.count ? source[place] : 0 }

    private func isLineEnd(_ byte: UInt8) -> Bool {
      byte == Byte.newline || byte == Byte.carriageReturn
    }

    private mutating func mark(from start: Int, _ kind: Piece.Kind) {
      position = min(position, source.count)
      guard start < position else { return }
      pieces.append(Piece(kind: kind, range: start..<position))
    }

    private mutating func mark(
      from start: Int, _ string: OpenString, continues: Bool, opensInterpolation: Bool = false
    ) {
      position = min(position, source.count)
      guard start < position else { return }
      pieces.append(
        Piece(
          kind: .literal, range: start..<position, continues: continues,
          opensInterpolation: opensInterpolation, pounds: string.pounds,
          quotes: string.quote != Byte.quote ? 0 : string.isMultiline ? 3 : 1))
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
      // The compiler skips a shebang line.
      if byte(0) == Byte.pound, byte(1) == 0x21 { scanLineComment() }
      while position < source.count {
        switch source[position] {
        case Byte.slash where byte(position + 1) == Byte.slash: scanLineComment()
        case Byte.slash where byte(position + 1) == Byte.star: scanBlockComment()
        // Single quotes are an error, but they delimit text in inactive code.
        case Byte.quote, Byte.apostrophe: scanOpening(pounds: 0)
        case Byte.pound: scanAfterPounds()
        case Byte.less where byte(position + 1) == Byte.pound: passPlaceholder()
        case Byte.backtick: skipEscapedName()
        case Byte.newline where !strings.isEmpty, Byte.carriageReturn where !strings.isEmpty:
          endLineOfInterpolation()
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
      if let string = strings.last, !string.isMultiline,
        source[start..<position].contains(where: isLineEnd)
      {
        notice(start)
      }
    }

    private mutating func notice(_ place: Int) {
      if unclearPlace == nil { unclearPlace = place }
    }

    /// Returns whether a range of code contains nothing that could be mistaken for a delimiter of a literal,
    /// a comment or an interpolation.
    private func isUnmistakable(_ range: Range<Int>) -> Bool {
      var depth = 0
      for place in range {
        switch source[place] {
        case Byte.quote, Byte.apostrophe, Byte.backtick, Byte.slash: return false
        case Byte.opening: depth += 1
        case Byte.closing: depth -= 1
        default: break
        }
        if depth < 0 { return false }
      }
      return depth == 0
    }

    /// Skips an escaped name on one line, or a single backtick without a partner.
    private mutating func skipEscapedName() {
      var end = position + 1
      while end < source.count, source[end] != Byte.backtick, !isLineEnd(source[end]) { end += 1 }
      guard byte(end) == Byte.backtick else {
        position += 1
        return
      }
      // When the compiler looks for an interpolation's end, it also sees quotes and parentheses in names.
      if !strings.isEmpty, !isUnmistakable(position + 1..<end) { notice(position) }
      position = end + 1
    }

    /// Skips the start of `<#a placeholder#>`, whose text the compiler ignores.
    private mutating func passPlaceholder() {
      let start = position
      position += 2
      var end = position
      while end + 1 < source.count, !isLineEnd(source[end]) {
        let next = source[end + 1]
        if source[end] == Byte.less, next == Byte.pound { return }
        if source[end] == Byte.pound, next == Byte.greater {
          if !isUnmistakable(position..<end) { notice(start) }
          return
        }
        end += 1
      }
    }

    /// Ends the interpolation of a single-line string at the end of the line.
    private mutating func endLineOfInterpolation() {
      position += 1
      if let string = strings.last, !string.isMultiline { abandonStrings() }
    }

    /// Drops the strings around an unclosed single-line string; continues only the outermost, if it's
    /// multi-line.
    private mutating func abandonStrings() {
      guard let outermost = strings.first else { return }
      notice(position)
      strings = []
      if outermost.isMultiline { scanText(of: outermost) }
    }

    /// Continues the string after the end of its interpolation.
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

    /// Scans `#"raw"#` or `#/regex/#`, or skips the `#` of a directive, which is code.
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
      var end = position
      while byte(end) == Byte.space || byte(end) == Byte.tabulator { end += 1 }
      let isMultiline = isLineEnd(byte(end))
      var isClosed = false
      while position < source.count {
        let byte = source[position]
        if byte == Byte.backslash, isMultiline || !isLineEnd(self.byte(position + 1)) {
          position += 2
        } else if byte == Byte.slash, has(pounds, poundsAt: position + 1) {
          position += 1 + pounds
          isClosed = true
          break
        } else if !isMultiline, isLineEnd(byte) {
          break
        } else {
          position += 1
        }
      }
      mark(from: start, .literal)
      guard isClosed else { return notice(start) }
      let text = start + pounds + 1..<position - pounds - 1
      if !strings.isEmpty, isMultiline || !isUnmistakable(text) { notice(start) }
    }

    private mutating func scanOpening(pounds: Int) {
      let start = position
      position += pounds
      let quote = byte(position)
      let isMultiline = quote == Byte.quote && opensManyLines(pounds: pounds)
      position += isMultiline ? 3 : 1
      scanText(
        of: OpenString(quote: quote, pounds: pounds, isMultiline: isMultiline), from: start)
    }

    /// The maximum number of `#` signs, more than real code uses, which bounds the time to search for closing
    /// quotes.
    private static let manyPounds = 8

    /// Whether three quotes begin a string over many lines: `#"""#` is a string on one, of one quote.
    private mutating func opensManyLines(pounds: Int) -> Bool {
      guard byte(position + 1) == Byte.quote, byte(position + 2) == Byte.quote else { return false }
      guard pounds > 0 else { return true }
      guard pounds <= Self.manyPounds else {
        notice(position)
        return true
      }
      if position < searched[pounds] { return true }
      var place = position + 2
      while place < source.count, !isLineEnd(source[place]) {
        if source[place] == Byte.quote, has(pounds, poundsAt: place + 1) { return false }
        place += 1
      }
      searched[pounds] = place
      return true
    }

    /// The text of a string up to its end or to its next interpolation.
    ///
    /// - Parameter opening: where its quotes begin; nil behind an interpolation.
    private mutating func scanText(of string: OpenString, from opening: Int? = nil) {
      let start = opening ?? position
      let quotes = string.isMultiline ? 3 : 1
      var isCut = false
      while position < source.count {
        let byte = source[position]
        if byte == Byte.backslash, has(string.pounds, poundsAt: position + 1) {
          position += 1 + string.pounds
          if self.byte(position) == Byte.opening {
            mark(from: start, string, continues: opening == nil, opensInterpolation: true)
            position += 1
            strings.append(string)
            return
          }
          // A single-line string never goes on in the next line, not even after a backslash.
          if string.isMultiline || !isLineEnd(self.byte(position)) { position += 1 }
        } else if byte == string.quote, quotes == 1 || isThreeQuotes,
          has(string.pounds, poundsAt: position + quotes)
        {
          position += quotes + string.pounds
          break
        } else if !string.isMultiline, isLineEnd(byte) {
          // A single-line string that is not closed ends with its line, as it does for the compiler.
          isCut = true
          break
        } else {
          position += 1
        }
      }
      mark(from: start, string, continues: opening == nil)
      if isCut { abandonStrings() }
    }

    private var isThreeQuotes: Bool {
      byte(position + 1) == Byte.quote && byte(position + 2) == Byte.quote
    }
  }
}
