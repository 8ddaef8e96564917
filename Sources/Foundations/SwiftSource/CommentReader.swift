/// Splits comments into passages.
struct CommentReader {
  private struct Line {
    /// The bytes of the line's text, without slashes, asterisks and surrounding whitespace.
    var range: Range<Int>
    var number: Int
    /// The bytes from the start of the line to its text; nil if the comment follows code.
    var lead: Range<Int>?
    /// The slashes, or "" in a block comment.
    ///
    /// Adjacent lines with the same kind and column form one comment.
    var kind: Substring
    var column: Int
  }

  private let bytes: [UInt8]
  private(set) var passages: [CommentPassage] = []

  init(_ file: SwiftFile) {
    bytes = file.bytes
    var group: [Line] = []
    for comment in file.comments {
      if comment.text.hasPrefix("/*") {
        read(group)
        group = []
        read(lines(ofBlock: comment))
      } else {
        let line = line(of: comment)
        if let last = group.last, !goTogether(last, line) {
          read(group)
          group = []
        }
        group.append(line)
      }
    }
    read(group)
  }

  private func goTogether(_ one: Line, _ next: Line) -> Bool {
    one.lead != nil && next.lead != nil && next.number == one.number + 1 && one.kind == next.kind
      && one.column == next.column
  }

  private func line(of comment: CodeToken) -> Line {
    let slashes = comment.text.prefix { $0 == "/" }
    let start = comment.range.lowerBound
    let range = trimmed(start + slashes.utf8.count..<comment.range.upperBound)
    return Line(
      range: range, number: comment.line, lead: lead(of: comment, to: range.lowerBound),
      kind: slashes, column: comment.column)
  }

  private func lines(ofBlock comment: CodeToken) -> [Line] {
    var lines: [Line] = []
    var start = comment.range.lowerBound
    let end = comment.range.upperBound
    while start <= end {
      let lineEnd = bytes[start..<end].firstIndex(of: 0x0A) ?? end
      let isFirst = lines.isEmpty
      var words = start..<lineEnd
      if lineEnd == end, comment.text.hasSuffix("*/") {
        words = start..<max(start, end - 2)
      }
      var first = words.lowerBound + (isFirst ? min(2, words.count) : 0)
      if !isFirst { first = trimmed(first..<words.upperBound).lowerBound }
      while first < words.upperBound, bytes[first] == UInt8(ascii: "*") { first += 1 }
      words = trimmed(first..<words.upperBound)
      // A later line of a block comment never follows code.
      lines.append(
        Line(
          range: words, number: comment.line + lines.count,
          lead: isFirst
            ? lead(of: comment, to: words.lowerBound) ?? words.lowerBound..<words.lowerBound
            : start..<words.lowerBound,
          kind: "", column: comment.column))
      start = lineEnd + 1
    }
    return lines
  }

  /// Returns the bytes before a comment's text on its line; nil if they include code.
  private func lead(of comment: CodeToken, to end: Int) -> Range<Int>? {
    let start = comment.range.lowerBound
    let lineStart = start - (comment.column - 1)
    guard lineStart >= 0, bytes[lineStart..<start].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return lineStart..<end
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = bytes[range].firstIndex { $0 > 0x20 } ?? range.upperBound
    let end = bytes[start..<range.upperBound].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return start..<end
  }

  private func words(_ line: Line) -> String { String(decoding: bytes[line.range], as: UTF8.self) }

  /// Divides the lines of one comment into passages.
  private mutating func read(_ lines: [Line]) {
    var open: [Line] = []
    var isFenced = false
    for line in lines {
      let words = words(line)
      let isFence = words.hasPrefix("```")
      if isFence { isFenced.toggle() }
      if isFence || isFenced || words.isEmpty || Self.beginsPassage(words) {
        note(open)
        open = []
      }
      // As in Markdown, an indented line that starts a paragraph is code.
      let isCode = open.isEmpty && indent(of: line) > Self.mostIndented
      if !isFence, !isFenced, !words.isEmpty, !isCode { open.append(line) }
    }
    note(open)
  }

  /// The maximum indentation of prose, in spaces after the slashes.
  private static let mostIndented = 4

  private func indent(of line: Line) -> Int {
    guard line.kind != "", let lead = line.lead else { return 0 }
    return bytes[lead].reversed().prefix { $0 <= 0x20 }.count
  }

  /// Compiled once, because compiling takes longer than matching.
  private nonisolated(unsafe) static let passageBegin =
    /^(?:[-*+] |\d+[.)] |#+ |(?:TODO|FIXME|MARK)\b)/

  private static func beginsPassage(_ words: String) -> Bool {
    words.contains(passageBegin)
  }

  private mutating func note(_ lines: [Line]) {
    guard let first = lines.first, let last = lines.last else { return }
    let words = lines.map(words)
    let lead = Array(first.lead.map { bytes[$0] } ?? [])
    passages.append(
      CommentPassage(
        text: words.joined(separator: " ").split(whereSeparator: \.isWhitespace)
          .joined(separator: " "),
        range: first.range.lowerBound..<last.range.upperBound, line: first.number, lead: lead,
        nextLead: first.lead == nil ? nil : nextLead(lines, of: words[0], lead: lead)))
  }

  /// Returns the text before a passage's further lines: the text before its second line, or enough to align
  /// with its first word.
  private func nextLead(_ lines: [Line], of words: String, lead: [UInt8]) -> [UInt8] {
    if lines.count > 1, let second = lines[1].lead { return Array(bytes[second]) }
    let mark = words.prefixMatch(of: /(?:[-*+] |\d+[.)] )/)?.output.utf8.count ?? 0
    let blanks = Array(repeating: UInt8(ascii: " "), count: mark)
    guard lines[0].kind.isEmpty else { return lead + blanks }
    return Array(repeating: UInt8(ascii: " "), count: lead.count) + blanks
  }
}
