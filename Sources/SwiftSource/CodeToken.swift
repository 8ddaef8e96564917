/// A piece of Swift source: a word, a number, a sign, a literal or a comment.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: Sendable {
    /// A name or keyword; attributes and directives keep their `@` or `#`.
    case word
    case number
    /// One character of punctuation or of an operator.
    case sign
    /// A string or regular expression without interpolation, or one part of it between two.
    case literal
    case comment
  }

  package var kind: Kind
  /// As written; a literal keeps its quotes, a comment its slashes.
  package var text: String
  /// From 1.
  package var line: Int

  package init(kind: Kind, text: String, line: Int) {
    self.kind = kind
    self.text = text
    self.line = line
  }
}

extension CodeToken {
  /// What a whole string literal on one line says; nil for parts of interpolations and all else.
  package var stringValue: String? {
    guard kind == .literal, text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""),
      !text.hasPrefix("\"\"\"")
    else { return nil }
    let inner = String(text.dropFirst().dropLast())
    return inner.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
