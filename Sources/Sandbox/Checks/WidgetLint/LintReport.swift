/// The lint's findings for the widgets of some files.
package struct LintReport: Sendable {
  /// The findings by file and line, then by severity.
  package let findings: [LintFinding]
  /// The findings that a comment disabled, each with that comment.
  package let suppressed: [(finding: LintFinding, by: Suppression)]
  /// The rules that were skipped, with reasons.
  package let leftOut: [LintLimit]

  /// Lints widgets and collects the findings.
  ///
  /// - Parameters:
  ///   - ignoring: The rules to skip.
  ///   - only: The rules to apply, or `nil` for all rules that aren't ignored.
  package init(_ subjects: [LintSubject], ignoring: Set<String> = [], only: Set<String>? = nil) {
    var asked = Set(WidgetLint.cards.map(\.number)).subtracting(ignoring)
    if let only { asked.formIntersection(only) }
    let examinations = subjects.map(Examination.init)
    // Skips the sampling for a single rule, which uses few of the pictures.
    if only == nil { for examination in examinations { examination.sample() } }
    let found = examinations.flatMap { examination in
      WidgetLint.findings(in: examination, only: asked).map { $0.placed(in: examination) }
    }.folded()
    let suppressions = examinations.first?.source.files.flatMap(Suppression.all) ?? []
    var kept: [LintFinding] = []
    var silenced: [(finding: LintFinding, by: Suppression)] = []
    for finding in found.inReadingOrder() {
      if let by = suppressions.first(where: { $0.covers(finding) }) {
        silenced.append((finding, by))
      } else {
        kept.append(finding)
      }
    }
    findings = kept
    suppressed = silenced
    leftOut = subjects.first.map(WidgetLint.leftOut) ?? []
  }

  package func count(_ severity: LintSeverity) -> Int {
    findings.filter { $0.severity == severity }.count
  }
}

extension LintFinding {
  /// Returns the finding, with the place of its widget's declaration if the finding has no place.
  fileprivate func placed(in examination: Examination) -> LintFinding {
    guard place == nil, let widget, let type = examination.source.declaration(of: widget) else {
      return self
    }
    var placed = self
    placed.place = LintPlace(file: type.file, line: type.line, isExact: false)
    return placed
  }
}
