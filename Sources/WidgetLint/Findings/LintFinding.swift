/// Something in a widget that breaks on a device, or that Apple's guidelines advise against.
package struct LintFinding: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Comparable, Hashable, Sendable, CaseIterable {
    /// Worth knowing.
    case info
    /// Advised against by the guidelines.
    case warning
    /// Breaks on a device.
    case error

    package static func < (left: Severity, right: Severity) -> Bool {
      let order = allCases
      return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }
  }

  /// The rule's stable number, such as `W09`.
  package var rule: String
  package var severity: Severity
  package var message: String
  /// What to do about it.
  package var fix: String
  /// Where the rule comes from: HIG, documentation, a WWDC session, a measurement.
  package var basis: String
  package var widget: String?
  package var family: String?
  package var mode: String?
  /// What the finding is about, as a learner would point at it: `Text “23°”`.
  package var element: String?
  package var file: String?
  package var line: Int?

  package init(
    rule: String, severity: Severity, message: String, fix: String, basis: String,
    widget: String? = nil, family: String? = nil, mode: String? = nil, element: String? = nil,
    file: String? = nil, line: Int? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fix = fix
    self.basis = basis
    self.widget = widget
    self.family = family
    self.mode = mode
    self.element = element
    self.file = file
    self.line = line
  }
}
