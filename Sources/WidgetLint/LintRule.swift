import Stage

/// One numbered rule: what it looks for, and what it says.
protocol LintRule: Sendable {
  /// The stable number, such as `W09`.
  var number: String { get }
  /// Where the rule comes from.
  var basis: String { get }
  func findings(in subject: LintSubject) -> [LintFinding]
}

extension LintRule {
  /// A finding of this rule, placed where it was seen.
  func finding(
    _ severity: LintFinding.Severity, _ message: String, fix: String,
    in subject: LintSubject, at rendered: RenderedWidget? = nil, on element: PlacedElement? = nil
  ) -> LintFinding {
    LintFinding(
      rule: number, severity: severity, message: message, fix: fix, basis: basis,
      widget: subject.declaration.type, family: rendered?.request.family,
      mode: rendered.map { $0.request.mode.rawValue }, element: element?.name,
      file: element?.node.traits.file, line: element?.node.traits.line)
  }
}
