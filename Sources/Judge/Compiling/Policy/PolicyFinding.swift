package import SwiftSource

/// A use of forbidden code.
package struct PolicyFinding: Hashable, Sendable {
  /// The broken rule; nil for a name that the exercise forbids.
  package let rule: PolicyRule?

  /// The used name, as the author wrote it or would know it.
  package let name: String

  package var location: Diagnostic.Location?

  package init(
    rule: PolicyRule?, name: String, location: Diagnostic.Location? = nil
  ) {
    self.rule = rule
    self.name = name
    self.location = location
  }
}
