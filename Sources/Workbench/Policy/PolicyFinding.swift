package import SourceText

/// One use of something that is not allowed.
package struct PolicyFinding: Hashable, Sendable {
  /// The rule that it breaks; nil where it is a name that the exercise does without.
  package let rule: PolicyRule?

  /// What is used, as its author wrote it or would know it.
  package let name: String

  /// The type of the author's own whose member it is, where a probe's calls would be answered by it.
  package let owner: String?

  /// Where in the source, as far as it is known.
  package var location: Diagnostic.Location?

  package init(
    rule: PolicyRule?, name: String, owner: String? = nil, location: Diagnostic.Location? = nil
  ) {
    self.rule = rule
    self.name = name
    self.owner = owner
    self.location = location
  }
}
