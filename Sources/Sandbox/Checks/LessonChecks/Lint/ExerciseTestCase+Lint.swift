import PhoneFacts
import Sentences
import WorkerProtocol

extension ExerciseTestCase {
  /// Fails once for each finding of the widget lint, with the rule, the fix and the rule's source.
  ///
  /// - Parameters:
  ///   - rules: The rules to apply, such as `"W10"`; if none are given, all rules apply.
  ///   - severity: The minimum severity that fails.
  public func assertNoFindings(
    in widget: WidgetHandle, of rules: String..., atLeast severity: LintRemark.Severity = .warning,
    ios: String = "18.0", _ message: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    for remark in try widget.lint(Set(rules), ios: SystemVersion(named: ios))
    where remark.severity >= severity {
      let (said, fix) = (remark.messageSentence, remark.fixSentence)
      let places = (remark.families.map(\.rawValue) + remark.modes).joined(separator: ", ")
      session.record(
        CheckOutcome.Failure(
          message: message.said
            ?? finding(said, fix: fix, of: remark.elements),
          expected: Sentence(
            "no findings of lint rule \(remark.rule) (\(remark.source))",
            ko: "린트의 \(remark.rule) 규칙에 걸리지 않음(\(remark.source))"),
          actual: places.isEmpty ? nil : Sentence(verbatim: places), view: remark.view,
          place: CheckPlace(file, line)))
    }
  }

  /// Returns the text of a finding: the cause first, and the names of many elements after the fix.
  private func finding(_ said: Sentence, fix: Sentence, of elements: [String]) -> Sentence {
    let subject = elements.count == 1 ? elements[0] + ": " : ""
    let whole = Sentence(
      "\(subject)\(said) \(fix)", ko: "\(subject)\(said) 고치는 법: \(fix)")
    guard elements.count > 1 else { return whole }
    let named = elements.prefix(Self.mostNames).joined(separator: ", ")
    let rest = elements.count - Self.mostNames
    return rest > 0
      ? Sentence(
        "\(whole) Affected: \(named) and \(rest) more.",
        ko: "\(whole) 찾은 곳: \(named) 외 \(rest)곳.")
      : Sentence("\(whole) Affected: \(named).", ko: "\(whole) 찾은 곳: \(named).")
  }

  private static let mostNames = 3
}
