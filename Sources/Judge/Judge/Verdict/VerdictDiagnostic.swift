package import Sentences

/// A message about the learner's files, from the compiler or from Rings.
package struct VerdictDiagnostic: Codable, Sendable {
  package enum Severity: String, Codable, Sendable { case error, warning, note }

  package var severity: Severity
  package var message: Sentence
  package var file: String?
  /// The line, counted from 1.
  package var line: Int?
  /// The column, counted from 1, in UTF-8 bytes like the compiler's.
  package var column: Int?
  /// The source line with a caret, ready to print.
  package var excerpt: String?
  /// A plain-language explanation, if Rings knows more than the compiler's message.
  package var explanation: Sentence?
  package var fixes: [SuggestedFix]
  /// The violated policy rule, such as `linker-attributes`; nil for other messages.
  package var rule: String?

  package init(
    severity: Severity, message: Sentence, file: String? = nil, line: Int? = nil,
    column: Int? = nil, excerpt: String? = nil, explanation: Sentence? = nil,
    fixes: [SuggestedFix] = [], rule: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.explanation = explanation
    self.fixes = fixes
    self.rule = rule
  }

  static let givenFileRule = "given-file"

  /// Whether the message warns that a provided file was used in its original version.
  package var isOfGivenFile: Bool { rule == Self.givenFileRule }
}
