/// A token of Swift source with its position: a word, number, sign, literal or comment.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or keyword, with the `@` of an attribute, the `#` of a directive, or the backticks of an
    /// escaped name.
    case word
    case number
    /// One punctuation or operator character.
    case sign
    /// A string or regular expression, or a string's text up to its first interpolation.
    case literal
    /// A string's text after an interpolation.
    case literalPart
    case comment
  }

  package let kind: Kind
  /// Whether the token is the first on its line, or the first after a multi-line comment.
  package let startsLine: Bool
  /// Whether the parenthesis of an interpolation follows.
  package let opensInterpolation: Bool
  /// The number of double quotes that open the surrounding string; 0 for other literals.
  let quotes: UInt8
  /// The number of `#` signs around the quotes.
  let pounds: UInt16
  /// The text as written; literals keep their quotes, comments their slashes.
  package let text: String
  private let start: UInt32
  private let end: UInt32
  private let lineNumber: UInt32
  private let lineStart: UInt32
  var partnerIndex = CodeToken.nowhere
  var enclosingIndex = CodeToken.nowhere

  static let nowhere = UInt32.max

  init(
    _ kind: Kind, _ text: String, _ range: Range<Int>, line: Int, lineStart: Int,
    startsLine: Bool = false, piece: SourceScanner.Piece? = nil
  ) {
    self.kind = kind
    self.text = text
    self.startsLine = startsLine
    opensInterpolation = piece?.opensInterpolation ?? false
    quotes = UInt8(clamping: piece?.quotes ?? 0)
    pounds = UInt16(clamping: piece?.pounds ?? 0)
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
    lineNumber = UInt32(clamping: line)
    self.lineStart = UInt32(clamping: lineStart)
  }

  /// The empty token for an index out of range.
  static let none = CodeToken(.sign, "", 0..<0, line: 0, lineStart: 0)

  /// The token's byte range in the file.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// The line where the token begins, from 1.
  package var line: Int { Int(lineNumber) }

  /// The column of the token's first byte, in bytes from 1.
  package var column: Int { Int(start - lineStart) + 1 }

  /// The index of the matching bracket among the file's tokens.
  package var partner: Int? { partnerIndex == Self.nowhere ? nil : Int(partnerIndex) }

  /// The index of the innermost bracket open before this token, matched or not.
  package var enclosing: Int? { enclosingIndex == Self.nowhere ? nil : Int(enclosingIndex) }
}

extension CodeToken {
  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  package func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }

  /// Whether the token is part of an operator, such as each half of `==`.
  package var isOperator: Bool {
    guard kind == .sign, let first = text.utf8.first else { return false }
    return first >= 0x80 || "!%&*+-./<=>?^|~".utf8.contains(first)
  }

  package var isOpeningBracket: Bool { kind == .sign && ["(", "[", "{"].contains(text) }

  package var isClosingBracket: Bool { kind == .sign && [")", "]", "}"].contains(text) }

  package var isBrace: Bool { kind == .sign && ["{", "}"].contains(text) }

  /// The bracket that closes this opening bracket; nil for other tokens.
  package var closingBracket: String? {
    guard isOpeningBracket else { return nil }
    return text == "(" ? ")" : text == "[" ? "]" : "}"
  }

  /// Whether the word declares the name after it, as `let` does.
  package var declaresName: Bool { kind == .word && DeclarationPhrases.naming.contains(text) }

  package var isKeyword: Bool { kind == .word && DeclarationPhrases.keywords.contains(text) }

  /// The mark before the word: `@` for an attribute, `#` for a directive or macro, nil for other words.
  package var mark: Character? {
    guard kind == .word else { return nil }
    switch text.utf8.first {
    case UInt8(ascii: "@"): return "@"
    case UInt8(ascii: "#"): return "#"
    default: return nil
    }
  }

  /// Whether the name is in backticks, which turn a keyword into a name.
  package var isEscaped: Bool { kind == .word && text.utf8.last == Self.backtick }

  /// The word without its mark or backticks.
  package var name: String {
    guard mark != nil || isEscaped else { return text }
    return String(text.dropFirst(mark == nil ? 0 : 1).filter { $0 != "`" })
  }

  private static let backtick = UInt8(ascii: "`")
}
