extension WidgetLint {
  /// The rules about a timeline alone: its shape, the spacing of its entries, and its reloads.
  private static let timelineRules: Set<String> = ["W22", "W23", "W24"]

  package static func timelineFindings(in subject: LintSubject) -> [LintFinding] {
    findings(in: Examination(subject), only: timelineRules)
  }
}
