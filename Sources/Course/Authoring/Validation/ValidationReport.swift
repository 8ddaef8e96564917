package import Curriculum

/// The result of validating a pack.
package struct ValidationReport: Sendable {
  package var findings: [ValidationFinding]
  package var judged: Int
  /// The results of mutation testing, if it ran.
  package var mutants: [MutantReport]

  package init(findings: [ValidationFinding], judged: Int = 0, mutants: [MutantReport] = []) {
    self.findings = findings
    self.judged = judged
    self.mutants = mutants
  }

  /// Creates a report for a pack that can't be read.
  package init(problems: [PackProblem]) {
    self.init(findings: problems.map { ValidationFinding($0) })
  }

  /// Whether there are no errors.
  ///
  /// Warnings don't count.
  package var isClean: Bool { findings.allSatisfy { $0.severity != .error } }

  /// Returns the report with the results of mutation testing.
  package func adding(_ reports: [MutantReport], of pack: Pack) -> ValidationReport {
    var report = self
    report.mutants += reports
    // A mutant may fail a check that no incorrect sample fails, so the new results replace these findings.
    let looked = Set(reports.map(\.exercise))
    report.findings.removeAll {
      $0.rule == .needlessCheck && looked.contains($0.exercise ?? "")
    }
    for mutants in reports {
      guard let exercise = pack.exercise(mutants.exercise) else { continue }
      report.findings += mutants.findings(on: exercise, in: pack)
    }
    return report
  }
}
