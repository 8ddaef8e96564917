/// A piece of Swift source: a word, a number, a sign, a literal or a comment, and where it stands.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or keyword; attributes and directives keep their `@` or `#`, escaped names their backticks.
    case word
    case number
    /// One character of punctuation or of an operator.
    case sign
    /// A string or regular expression, or a string's beginning up to its first interpolation.
    case literal
    /// What a string goes on with behind an interpolation.
    case literalPart
    case comment
  }

  package let kind: Kind
  /// Whether it is the first on its line; the end of a comment over several lines begins one as well.
  package let startsLine: Bool
  /// Whether an interpolation's parenthesis follows.
  package let opensInterpolation: Bool
  /// The double quotes with which the string around it begins; none for other literals.
  let quotes: UInt8
  /// The pounds around these.
  let pounds: UInt16
  /// As written; a literal keeps its quotes, a comment its slashes.
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

  /// What stands where no token is.
  static let none = CodeToken(.sign, "", 0..<0, line: 0, lineStart: 0)

  /// Where it stands among the file's bytes.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// The line on which it begins, from 1.
  package var line: Int { Int(lineNumber) }

  /// Its first byte's place in that line, from 1.
  package var column: Int { Int(start - lineStart) + 1 }

  /// The place among the file's tokens of the bracket that belongs to this one.
  package var partner: Int? { partnerIndex == Self.nowhere ? nil : Int(partnerIndex) }

  /// The place of the innermost bracket that is open before it, with or without a partner.
  package var enclosing: Int? { enclosingIndex == Self.nowhere ? nil : Int(enclosingIndex) }
}

extension CodeToken {
  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  package func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }

  /// Whether it is a part of an operator, such as each half of `==`.
  package var isOperator: Bool {
    guard kind == .sign, let first = text.utf8.first else { return false }
    return first >= 0x80 || "!%&*+-./<=>?^|~".utf8.contains(first)
  }

  package var isOpeningBracket: Bool { kind == .sign && ["(", "[", "{"].contains(text) }

  package var isClosingBracket: Bool { kind == .sign && [")", "]", "}"].contains(text) }

  /// Whether it opens or closes a block.
  package var isBrace: Bool { kind == .sign && ["{", "}"].contains(text) }

  /// The bracket that closes what this one opens; nil for anything else.
  package var closingBracket: String? {
    guard isOpeningBracket else { return nil }
    return text == "(" ? ")" : text == "[" ? "]" : "}"
  }

  /// Whether a name that follows is declared by this word.
  package var declaresName: Bool { kind == .word && DeclarationWords.naming.contains(text) }

  /// Whether it is a word of the language.
  package var isKeyword: Bool { kind == .word && DeclarationWords.keywords.contains(text) }

  /// `@` before an attribute's name, `#` before a directive's or a macro's; nil before any other word.
  package var mark: Character? {
    guard kind == .word else { return nil }
    switch text.utf8.first {
    case UInt8(ascii: "@"): return "@"
    case UInt8(ascii: "#"): return "#"
    default: return nil
    }
  }

  /// Whether a name stands in backticks, which make a keyword one.
  package var isEscaped: Bool { kind == .word && text.utf8.last == Self.backtick }

  /// A word without its mark and its backticks.
  package var name: String {
    guard mark != nil || isEscaped else { return text }
    return String(text.dropFirst(mark == nil ? 0 : 1).filter { $0 != "`" })
  }

  private static let backtick = UInt8(ascii: "`")
}
