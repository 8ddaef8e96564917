/// Everything that the lint found in the widgets of some files.
package struct LintReport: Sendable {
  /// By file and line, then the gravest first.
  package let findings: [LintFinding]
  /// Findings that a comment turned off, with that comment.
  package let suppressed: [(finding: LintFinding, by: Suppression)]
  /// Rules that were not asked, and why.
  package let leftOut: [LintLimit]

  /// Looks widgets over and gathers what is found.
  ///
  /// - Parameters:
  ///   - ignoring: Rules that are not asked.
  ///   - only: The rules that are asked; nil asks all others.
  package init(_ subjects: [LintSubject], ignoring: Set<String> = [], only: Set<String>? = nil) {
    var asked = Set(WidgetLint.cards.map(\.number)).subtracting(ignoring)
    if let only { asked.formIntersection(only) }
    let examinations = subjects.map(Examination.init)
    // A rule by itself looks at few of the pictures.
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
  /// The finding at its widget's declaration, where it has no place of its own.
  fileprivate func placed(in examination: Examination) -> LintFinding {
    guard place == nil, let widget, let type = examination.source.declaration(of: widget) else {
      return self
    }
    var placed = self
    placed.place = LintPlace(file: type.file, line: type.line, isExact: false)
    return placed
  }
}
