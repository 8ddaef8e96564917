extension ExerciseTestCase {
  /// Fails for what the widget lint finds, with the rule, what to do, and the rule's source.
  ///
  /// - Parameters:
  ///   - rules: The rules that are asked, such as `"W10"`; none asks all of them.
  ///   - severity: The least severity that fails.
  public func assertNoFindings(
    in widget: WidgetHandle, of rules: String..., atLeast severity: LintRemark.Severity = .warning,
    ios: String = "18.0", _ message: String? = nil
  ) throws {
    for remark in try widget.lint(Set(rules), ios: ios) where remark.severity >= severity {
      let subject = remark.elements.isEmpty ? "" : remark.elements.joined(separator: ", ") + ": "
      fail(
        message ?? "\(subject)\(remark.message) \(remark.fix)",
        expected: "nothing that the lint's rule \(remark.rule) finds (\(remark.source))",
        actual: (remark.families.map(\.rawValue) + remark.modes).joined(separator: ", "))
    }
  }
}
