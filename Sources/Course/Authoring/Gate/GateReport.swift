package import Curriculum

/// What was proven of a pack, and what was not.
package struct GateReport: Sendable {
  package var findings: [GateFinding]
  /// Answers whose verdict was looked at.
  package var judged: Int
  /// What came of mutants, where they were made.
  package var mutants: [MutantReport]

  package init(findings: [GateFinding], judged: Int = 0, mutants: [MutantReport] = []) {
    self.findings = findings
    self.judged = judged
    self.mutants = mutants
  }

  /// The report on a pack that cannot be read.
  package init(problems: [PackProblem]) { self.init(findings: problems.map { GateFinding($0) }) }

  /// Whether every promise holds; what somebody should look at breaks none.
  package var isClean: Bool { findings.allSatisfy { $0.severity != .error } }

  /// The report with what mutants have shown.
  package func adding(_ reports: [MutantReport], of pack: Pack) -> GateReport {
    var report = self
    report.mutants += reports
    // What no wrong answer fails, a mutant may: of these checks more is known now.
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
