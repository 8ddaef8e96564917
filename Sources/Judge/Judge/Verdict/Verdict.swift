/// What Rings found out about one submission to one exercise; every printer starts from here.
package struct Verdict: Codable, Sendable {
  package enum Status: String, Codable, Sendable {
    case passed, failed, notCompiled
    /// The submission was refused before it ran: it uses what this exercise forbids.
    case forbidden
    /// No Swift file, an empty folder, a file that cannot be read.
    case invalidSubmission
    /// Rings or its surroundings failed; never the learner's loss.
    case infrastructureFailure
  }

  package var version = 1
  package var exercise: String
  package var status: Status
  package var score: Double
  package var maxScore: Double
  /// In the order in which the exercise declares them.
  package var checks: [CheckResult]
  package var diagnostics: [VerdictDiagnostic]
  /// How it was judged: limits, isolation level, times.
  package var evidence: Evidence

  package init(
    exercise: String, status: Status, score: Double, maxScore: Double,
    checks: [CheckResult] = [], diagnostics: [VerdictDiagnostic] = [],
    evidence: Evidence = Evidence()
  ) {
    self.exercise = exercise
    self.status = status
    self.score = score
    self.maxScore = maxScore
    self.checks = checks
    self.diagnostics = diagnostics
    self.evidence = evidence
  }

  package var isPassed: Bool { status == .passed }
}
