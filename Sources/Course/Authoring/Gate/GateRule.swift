import Curriculum
package import Sentences

/// A promise that every pack makes, by a stable name for filters and reports.
package struct GateRule: Sendable {
  package enum Severity: String, Codable, Sendable {
    /// The pack is broken.
    case error
    /// Somebody should look at it.
    case warning
  }

  package let name: String
  package let severity: Severity
  /// What the rule asks of a pack, in a line.
  package let summary: Sentence

  init(_ name: String, _ severity: Severity = .error, _ summary: Sentence) {
    self.name = name
    self.severity = severity
    self.summary = summary
  }

  /// A rule that is found out by reading a pack.
  init(_ rule: PackProblem.Rule) { self.init(rule.rawValue, .error, rule.summary) }
}

extension GateRule: Hashable {
  package static func == (one: GateRule, other: GateRule) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
