import Curriculum
package import Sentences

/// A rule that every pack must follow, with a stable name for filters and reports.
package struct ValidationRule: Sendable {
  package enum Severity: String, Codable, Sendable {
    /// The pack is broken.
    case error
    /// The author should review the finding.
    case warning
  }

  package let name: String
  package let severity: Severity
  /// A one-line description of the rule.
  package let summary: Sentence

  init(_ name: String, _ severity: Severity = .error, _ summary: Sentence) {
    self.name = name
    self.severity = severity
    self.summary = summary
  }

  /// Creates a rule that is checked while reading a pack.
  init(_ rule: PackProblem.Rule) { self.init(rule.rawValue, .error, rule.summary) }
}

extension ValidationRule: Hashable {
  package static func == (one: ValidationRule, other: ValidationRule) -> Bool {
    one.name == other.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
