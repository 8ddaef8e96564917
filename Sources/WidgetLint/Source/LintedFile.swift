package import SwiftSource

/// A file of the learner's, cut into tokens.
package struct LintedFile: Hashable, Sendable {
  /// As it is to be named in findings.
  package let name: String
  package let tokens: [CodeToken]

  package init(name: String, source: String) {
    self.name = name
    tokens = CodeToken.tokens(of: source)
  }
}
