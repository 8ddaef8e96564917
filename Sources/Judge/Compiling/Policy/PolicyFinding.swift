package import SwiftSource

/// One use of something that is not allowed.
package struct PolicyFinding: Hashable, Sendable {
  /// The rule that it breaks; nil where it is a name that the exercise does without.
  package let rule: PolicyRule?

  /// What is used, as its author wrote it or would know it.
  package let name: String

  /// Where in the source, as far as it is known.
  package var location: Diagnostic.Location?

  package init(
    rule: PolicyRule?, name: String, location: Diagnostic.Location? = nil
  ) {
    self.rule = rule
    self.name = name
    self.location = location
  }
}
