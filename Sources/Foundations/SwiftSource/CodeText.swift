/// A file's code without its comments and insignificant whitespace.
///
/// Two values are equal if their files differ only in comments or in the amount of whitespace. The presence
/// of whitespace and line ends counts: `a -b` isn't `a - b`.
package struct CodeText: Hashable, Sendable {
  /// The text with each run of whitespace and comments reduced to one space or line feed.
  ///
  /// Ambiguous text is unchanged.
  package let bytes: [UInt8]

  /// Whether the code uses `#line` or `#column`, so that a changed comment can change its behavior.
  package let asksForItsPlace: Bool

  package init(_ text: [UInt8]) {
    let scanner = SourceScanner(text)
    guard scanner.unclearPlace == nil else {
      bytes = text
      asksForItsPlace = true
      return
    }
    var pass = Pass(capacity: text.count)
    var place = 0
    for piece in scanner.pieces {
      pass.add(code: text[place..<piece.range.lowerBound])
      switch piece.kind {
      case .comment: pass.add(comment: text[piece.range])
      case .literal: pass.add(literal: text[piece.range])
      }
      place = piece.range.upperBound
    }
    pass.add(code: text[place...])
    bytes = pass.bytes
    asksForItsPlace = pass.asksForItsPlace
  }
}

extension CodeText {
  private struct Pass {
    private(set) var bytes: [UInt8] = []
    private(set) var asksForItsPlace = false
    /// A pending space or line end, not yet added to `bytes`.
    private var gap: UInt8?

    private static let space = UInt8(ascii: " ")
    private static let lineEnd = UInt8(ascii: "\n")
    private static let places = ["#line", "#column"].map { Array($0.utf8) }

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func add(code: ArraySlice<UInt8>) {
      for (place, byte) in zip(code.indices, code) {
        switch byte {
        case 0x0A, 0x0D: gap = Self.lineEnd
        case 0x09, 0x0B, 0x0C, 0x20: gap = gap ?? Self.space
        default:
          closeGap()
          if byte == UInt8(ascii: "#") {
            let rest = code[place...]
            asksForItsPlace = asksForItsPlace || Self.places.contains { rest.starts(with: $0) }
          }
          bytes.append(byte)
        }
      }
    }

    mutating func add(comment: ArraySlice<UInt8>) {
      let endsLine = comment.contains { $0 == 0x0A || $0 == 0x0D }
      gap = endsLine ? Self.lineEnd : gap ?? Self.space
    }

    mutating func add(literal: ArraySlice<UInt8>) {
      closeGap()
      bytes += literal
    }

    /// Adds the pending space or line end, except before the first byte.
    private mutating func closeGap() {
      if let gap, !bytes.isEmpty { bytes.append(gap) }
      gap = nil
    }
  }
}
