package import Sentences

/// The description of a rule: its number, name, evidence and source.
package struct LintRuleCard: Hashable, Sendable {
  /// The evidence that a rule uses.
  package enum Evidence: String, CaseIterable, Sendable {
    /// The view tree after layout.
    case tree
    /// The composited picture.
    case pixels
    /// The timeline from the provider.
    case timeline
    /// The widget's configuration.
    case declaration
    /// The Swift files; without them, the rule is skipped.
    case source
    /// The compiler's diagnostics for an older iOS.
    case availability
  }

  /// The stable number, such as `W09`.
  package let number: String
  package let name: Sentence
  package let evidence: [Evidence]
  /// The possible severities, highest first.
  package let severities: [LintSeverity]
  /// The threshold with its unit.
  package let threshold: Sentence
  package let basis: LintBasis
  package let explanation: Sentence
  package let fix: Sentence
}

package enum LintSeverity: String, Codable, Comparable, Hashable, Sendable, CaseIterable {
  /// A hint, for information only.
  case info
  /// A problem that Apple's guidelines advise against.
  case warning
  /// A problem that breaks the widget on a device.
  case error

  package static func < (left: LintSeverity, right: LintSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
