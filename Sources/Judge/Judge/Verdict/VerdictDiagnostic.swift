package import Sentences

/// A compiler message about the learner's files: text of the compiler's, or a sentence of ours.
package struct VerdictDiagnostic: Codable, Sendable {
  package enum Severity: String, Codable, Sendable { case error, warning, note }

  package var severity: Severity
  package var message: Sentence
  /// The file's name as the learner knows it.
  package var file: String?
  /// From 1.
  package var line: Int?
  /// From 1, in UTF-8 bytes as the compiler counts.
  package var column: Int?
  /// The source line and a caret, ready to print.
  package var excerpt: String?
  /// A sentence in plain language, where Rings knows more than the compiler says.
  package var explanation: Sentence?
  /// Ways to mend it, by the compiler's own suggestions.
  package var fixes: [SuggestedFix]
  /// The rule of the policy that is broken, such as `linker-attributes`; nil for everything else.
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

  /// Whether it tells that a file was taken as the exercise gives it, and not as it was handed in.
  package var isOfGivenFile: Bool { rule == Self.givenFileRule }
}
