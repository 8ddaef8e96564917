/// A paragraph of a comment, an item of a list in it, or a task: what people read as one, over however many
/// lines it goes.
package struct CommentPassage: Hashable, Sendable {
  /// The words, with one space between each two.
  package let text: String

  /// From the first word to the end of the last, in bytes of the file.
  package let range: Range<Int>

  /// The line on which it begins, from 1.
  package let line: Int

  /// What stands before it on its line: how far it is indented, and the slashes.
  let lead: [UInt8]

  /// What begins each further line; nil where all of it has to stay on one, behind code.
  let nextLead: [UInt8]?
}

extension CommentPassage {
  /// Whether people read words in it, not only names, code, or an order to a tool such as a formatter.
  package var hasWords: Bool {
    if text.contains(Pattern.order) || text.contains(Pattern.setting) { return false }
    let words = text.replacing(Pattern.quotedCode, with: " ").replacing(Pattern.address, with: " ")
      .replacing(Pattern.task, with: "").replacing(Pattern.field, with: "")
    return words.contains(where: \.isLetter)
  }

  /// The passages of a comment that a translation has to have, by what begins them: a task stays one.
  package var task: Substring? { text.prefixMatch(of: Pattern.task)?.output }
}

/// What comments are told apart by; each is made once, since that takes longer than to look for it.
private enum Pattern {
  /// `swift-format-ignore: …`.
  nonisolated(unsafe) static let order = /^[a-z]+(?:-[a-z]+)+(?::|$)/
  /// `swiftlint:disable …`.
  nonisolated(unsafe) static let setting = /^[a-z]+:[a-z]/
  nonisolated(unsafe) static let quotedCode = /`[^`]*`/
  nonisolated(unsafe) static let address = /[a-z]+:\/\/\S+/
  nonisolated(unsafe) static let task = /^(?:TODO|FIXME|MARK)\b/
  /// `- Parameter name:`.
  nonisolated(unsafe) static let field = /^[-*+] [\w ]+:/
}

extension SwiftFile {
  /// What the comments say, in the order of the file.
  package var commentPassages: [CommentPassage] { CommentReader(self).passages }

  /// The source with other words in its comments.
  ///
  /// They are broken into lines anew where there is more than one line's room.
  ///
  /// - Parameter words: What stands in the place of a passage; nil for one that stays.
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

  /// Whether another file says the same to the compiler: all but comments and spaces.
  package func isSameCode(as other: SwiftFile) -> Bool {
    tokens.elementsEqual(other.tokens) {
      $0.kind == $1.kind && $0.text == $1.text && $0.startsLine == $1.startsLine
    }
  }
}

/// The words of a passage, in lines.
private struct CommentLines {
  var bytes: [UInt8] = []

  /// In columns, as Swift is formatted.
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

  /// As an editor shows them, in which a Korean letter is as wide as two others.
  private static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
  }
}
