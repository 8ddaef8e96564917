/// A paragraph, list item or task in a comment, which may span several lines.
package struct CommentPassage: Hashable, Sendable {
  /// The words, separated by single spaces.
  package let text: String

  /// The byte range in the file, from the first word to the end of the last.
  package let range: Range<Int>

  /// The line where the passage begins, from 1.
  package let line: Int

  /// The text before the passage on its first line: indentation and slashes.
  let lead: [UInt8]

  /// The text before each further line; nil if the passage follows code and must stay on one line.
  let nextLead: [UInt8]?
}

extension CommentPassage {
  /// Whether the passage contains prose, not only names, code or a directive for a tool.
  package var hasWords: Bool {
    if text.contains(Pattern.order) || text.contains(Pattern.setting) { return false }
    let words = text.replacing(Pattern.quotedCode, with: " ").replacing(Pattern.address, with: " ")
      .replacing(Pattern.task, with: "").replacing(Pattern.field, with: "")
    return words.contains(where: \.isLetter)
  }

  /// The passage's task keyword, such as `TODO`, which a translation must keep.
  package var task: Substring? { text.prefixMatch(of: Pattern.task)?.output }
}

/// The patterns that classify comments, compiled once because compiling takes longer than matching.
private enum Pattern {
  /// `swift-format-ignore: …`.
  nonisolated(unsafe) static let order = /^[a-z]+(?:-[a-z]+)+(?::|$)/
  /// A directive for a tool, such as `swiftlint:disable …`.
  nonisolated(unsafe) static let setting = /^[a-z]+:[a-z]/
  nonisolated(unsafe) static let quotedCode = /`[^`]*`/
  nonisolated(unsafe) static let address = /[a-z]+:\/\/\S+/
  nonisolated(unsafe) static let task = /^(?:TODO|FIXME|MARK)\b/
  /// A documentation field, such as `- Parameter name:`.
  nonisolated(unsafe) static let field = /^[-*+] [\w ]+:/
}

extension SwiftFile {
  /// The passages of all comments, in file order.
  package var commentPassages: [CommentPassage] { CommentReader(self).passages }

  /// Returns the source with some passages replaced.
  ///
  /// Long replacements are wrapped if the comment may have several lines.
  ///
  /// - Parameter words: Returns the replacement for a passage, or nil to keep the passage.
  package func replacingPassages(_ words: (CommentPassage) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for passage in commentPassages {
      guard let words = words(passage) else { continue }
      result += bytes[copied..<passage.range.lowerBound]
      result += CommentLines(of: words, in: passage, of: self).bytes
      copied = passage.range.upperBound
    }
    return result + bytes[copied...]
  }

  /// Returns whether both files have the same code, apart from comments and whitespace.
  package func isSameCode(as other: SwiftFile) -> Bool {
    tokens.elementsEqual(other.tokens) {
      $0.kind == $1.kind && $0.text == $1.text && $0.startsLine == $1.startsLine
    }
  }
}

/// A passage's words, wrapped into lines.
private struct CommentLines {
  var bytes: [UInt8] = []

  /// The maximum line length in columns, swift-format's default.
  private static let lineLength = 100

  init(of words: String, in passage: CommentPassage, of file: SwiftFile) {
    let lineEnd = file.bytes.contains(0x0D) ? "\r\n" : "\n"
    var column = Self.columns(of: String(decoding: passage.lead, as: UTF8.self))
    for (place, word) in words.split(whereSeparator: \.isWhitespace).enumerated() {
      let columns = Self.columns(of: word)
      if place > 0 {
        if let lead = passage.nextLead, column + 1 + columns > Self.lineLength {
          bytes += Array(lineEnd.utf8) + lead
          column = Self.columns(of: String(decoding: lead, as: UTF8.self))
        } else {
          bytes.append(0x20)
          column += 1
        }
      }
      bytes += Array(word.utf8)
      column += columns
    }
  }

  /// Returns the display width in columns; each non-ASCII character, such as a Korean letter, counts as two.
  private static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
  }
}
