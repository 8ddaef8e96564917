extension WidgetLint {
  /// The rules that a timeline by itself can break: its shape, the distance of its entries, its reloads.
  private static let timelineRules: Set<String> = ["W22", "W23", "W24"]

  /// What is wrong with what a widget shows over time.
  package static func timelineFindings(in subject: LintSubject) -> [LintFinding] {
    findings(in: Examination(subject), only: timelineRules)
  }
}
