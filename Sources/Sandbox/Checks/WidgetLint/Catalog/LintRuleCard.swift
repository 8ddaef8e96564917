package import Sentences

/// What a rule is: its number and name, what it asks, and where that comes from.
package struct LintRuleCard: Hashable, Sendable {
  /// What a rule looks at.
  package enum Evidence: String, CaseIterable, Sendable {
    /// The view tree after layout.
    case tree
    /// The composited picture.
    case pixels
    /// The provider's answer.
    case timeline
    /// The widget's configuration.
    case declaration
    /// The Swift files; without them the rule is left out.
    case source
    /// The compiler's answer for an older iOS.
    case availability
  }

  /// The stable number, such as `W09`.
  package let number: String
  package let name: Sentence
  package let evidence: [Evidence]
  /// What the rule can come to, the gravest first.
  package let severities: [LintSeverity]
  /// From where on the rule speaks, with its unit.
  package let threshold: Sentence
  package let basis: LintBasis
  /// Why it matters.
  package let explanation: Sentence
  /// What to do about it.
  package let fix: Sentence
}

/// How grave a finding is.
package enum LintSeverity: String, Codable, Comparable, Hashable, Sendable, CaseIterable {
  /// Worth knowing.
  case info
  /// Advised against by the guidelines.
  case warning
  /// Breaks on a device.
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
