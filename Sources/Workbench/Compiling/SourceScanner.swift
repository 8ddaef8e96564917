/// Tells code from comments and literals in Swift source, byte by byte.
///
/// It knows nested comments, raw and multi-line strings, interpolations and extended regex literals:
/// as much of the grammar as exact textual work on code needs.
struct SourceScanner {
  enum Kind: UInt8 {
    case code, comment, literal
  }

  let bytes: [UInt8]

  /// One kind for each byte.
  private(set) var kinds: [Kind]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    kinds = [Kind](repeating: .code, count: bytes.count)
    var position = 0
    scanCode(&position, untilParenthesis: false)
  }

  private func byte(_ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  private func starts(_ text: StaticString, at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes[position + $0] == text.utf8Start[$0]
    }
  }

  private mutating func mark(_ range: Swift.Range<Int>, _ kind: Kind) {
    for index in range where index < kinds.count { kinds[index] = kind }
  }

  /// Scans code to the end, or to the parenthesis that closes an interpolation.
  private mutating func scanCode(_ position: inout Int, untilParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      let start = position
      if starts("//", at: position) {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        mark(start..<position, .comment)
      } else if starts("/*", at: position) {
        scanBlockComment(&position)
        mark(start..<position, .comment)
      } else if byte(position) == UInt8(ascii: "\"") {
        scanString(&position, pounds: 0)
      } else if byte(position) == UInt8(ascii: "#") {
        scanAfterPounds(&position)
      } else {
        if byte(position) == UInt8(ascii: "(") { depth += 1 }
        if byte(position) == UInt8(ascii: ")") {
          if untilParenthesis, depth == 0 { return }
          depth -= 1
        }
        position += 1
      }
    }
  }

  private func endOfBlockComment(_ start: Int) -> Int {
    var position = start + 2
    var depth = 1
    while position < bytes.count, depth > 0 {
      if starts("/*", at: position) {
        depth += 1
        position += 2
      } else if starts("*/", at: position) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    }
    return min(position, bytes.count)
  }

  private mutating func scanBlockComment(_ position: inout Int) {
    position = endOfBlockComment(position)
  }

  /// `#"raw"#`, `#/regex/#`, or a directive, which is code.
  private mutating func scanAfterPounds(_ position: inout Int) {
    var pounds = 0
    while byte(position + pounds) == UInt8(ascii: "#") { pounds += 1 }
    let next = byte(position + pounds)
    if next == UInt8(ascii: "\"") {
      let start = position
      position += pounds
      mark(start..<position, .literal)
      scanString(&position, pounds: pounds)
    } else if next == UInt8(ascii: "/") {
      let start = position
      position += pounds + 1
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "\\") {
          position += 2
        } else if bytes[position] == UInt8(ascii: "/"), hasPounds(pounds, at: position + 1) {
          position += 1 + pounds
          break
        } else {
          position += 1
        }
      }
      position = min(position, bytes.count)
      mark(start..<position, .literal)
    } else {
      position += pounds
    }
  }

  private func hasPounds(_ count: Int, at position: Int) -> Bool {
    (0..<count).allSatisfy { byte(position + $0) == UInt8(ascii: "#") }
  }

  private mutating func scanString(_ position: inout Int, pounds: Int) {
    let isMultiline = starts("\"\"\"", at: position)
    let quotes = isMultiline ? 3 : 1
    mark(position..<position + quotes, .literal)
    position += quotes
    while position < bytes.count {
      let start = position
      if byte(position) == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
        position += 1 + pounds
        if byte(position) == UInt8(ascii: "(") {
          mark(start..<position, .literal)
          position += 1
          scanCode(&position, untilParenthesis: true)
          if position < bytes.count { position += 1 }
        } else {
          position = min(position + 1, bytes.count)
          mark(start..<position, .literal)
        }
        continue
      }
      let closes =
        isMultiline ? starts("\"\"\"", at: position) : byte(position) == UInt8(ascii: "\"")
      if closes, hasPounds(pounds, at: position + quotes) {
        position += quotes + pounds
        mark(start..<position, .literal)
        return
      }
      // A single-line string that is not closed ends with its line, as it does for the compiler.
      if !isMultiline, byte(position) == UInt8(ascii: "\n") { return }
      mark(position..<position + 1, .literal)
      position += 1
    }
  }
}
