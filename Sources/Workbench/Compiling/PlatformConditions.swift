import SourceText

/// Makes `#if os(iOS)` true for a compiler that compiles for Linux.
///
/// The compiler has no flag for it, so the copy that it reads is changed: `os(iOS)` becomes `(true )`
/// and `os(Linux)` becomes `(false  )`, in conditions only and at the same length, so that every line
/// and column stays where the learner sees it.
enum PlatformConditions {
  /// The source with its conditions decided; the same bytes when there is nothing to decide.
  static func decided(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(text: "os"), source.contains(text: "if") else { return source }
    let scanner = SourceScanner(source)
    var result = source
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      if isCondition(start..<end, scanner) { decide(start..<end, scanner, &result) }
      start = end + 1
    }
    return result
  }

  private static func isCondition(_ line: Range<Int>, _ scanner: SourceScanner) -> Bool {
    guard let first = line.first(where: { !isBlank(scanner.bytes[$0]) }),
      scanner.kinds[first] == .code
    else { return false }
    let rest = scanner.bytes[first..<line.upperBound]
    return ["#if", "#elseif"].contains { directive in
      rest.starts(with: directive.utf8)
        && rest.dropFirst(directive.utf8.count).first.map { !SourceScanner.isWord($0) } ?? false
    }
  }

  private static func decide(
    _ line: Range<Int>, _ scanner: SourceScanner, _ result: inout [UInt8]
  ) {
    var position = line.lowerBound
    while position < line.upperBound {
      guard scanner.kinds[position] == .code,
        let condition = condition(at: position, end: line.upperBound, scanner.bytes)
      else {
        position += 1
        continue
      }
      let text = condition.isTrue ? "true" : "false"
      let blanks = condition.range.count - text.utf8.count - 2
      let padded = "(" + text + String(repeating: " ", count: max(0, blanks)) + ")"
      // `os(iOS)` has 7 bytes and `(true)` 6; `os(Linux)` has 9 and `(false)` 7.
      result.replaceSubrange(condition.range, with: padded.utf8)
      position = condition.range.upperBound
    }
  }

  /// `os(iOS)` or `os(Linux)` at `position`, with any blanks inside.
  private static func condition(
    at position: Int, end: Int, _ bytes: [UInt8]
  ) -> (range: Range<Int>, isTrue: Bool)? {
    guard position == 0 || !SourceScanner.isWord(bytes[position - 1]) else { return nil }
    var place = position
    func skipBlanks() { while place < end, isBlank(bytes[place]) { place += 1 } }
    func take(_ text: String) -> Bool {
      guard bytes[place..<end].starts(with: text.utf8) else { return false }
      place += text.utf8.count
      return true
    }
    guard take("os") else { return nil }
    skipBlanks()
    guard take("(") else { return nil }
    skipBlanks()
    let isTrue: Bool
    if take("iOS") { isTrue = true } else if take("Linux") { isTrue = false } else { return nil }
    skipBlanks()
    guard take(")") else { return nil }
    return (position..<place, isTrue)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
