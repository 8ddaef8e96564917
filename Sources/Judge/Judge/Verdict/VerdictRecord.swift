/// The fields of a verdict, its texts still as code, checks and compiler said them.
///
/// The judge works on it, and its cache keeps it. Elsewhere it can only become a `Verdict`, whose texts are
/// sanitized.
package struct VerdictRecord: Codable, Sendable {
  package var version = 1
  package var exercise: String
  package var status: Verdict.Status
  package var score: Double
  package var maxScore: Double
  /// In the order in which the exercise declares them.
  package var checks: [CheckResult]
  package var diagnostics: [VerdictDiagnostic]
  /// The conditions of the run: limits, isolation level, times.
  package var evidence: Evidence

  /// - Parameters:
  ///   - status: Nil for what follows from the checks: passed if all of them passed that are judged here.
  ///   - score: Nil for the checks' sum.
  ///   - maxScore: Nil for the checks' sum.
  package init(
    exercise: String, status: Verdict.Status? = nil, score: Double? = nil, maxScore: Double? = nil,
    checks: [CheckResult] = [], diagnostics: [VerdictDiagnostic] = [],
    evidence: Evidence = Evidence()
  ) {
    self.exercise = exercise
    self.status = status ?? Self.status(of: checks)
    self.score = score ?? checks.map(\.points).reduce(0, +)
    self.maxScore = maxScore ?? checks.map(\.maxPoints).reduce(0, +)
    self.checks = checks
    self.diagnostics = diagnostics
    self.evidence = evidence
  }

  private static func status(of checks: [CheckResult]) -> Verdict.Status {
    if checks.contains(where: { $0.status == .infrastructureFailure }) {
      return .infrastructureFailure
    }
    let isPassed = checks.allSatisfy { $0.status == .passed || $0.status == .judgedElsewhere }
    return isPassed && !checks.isEmpty ? .passed : .failed
  }

  package var isPassed: Bool { status == .passed }
}
