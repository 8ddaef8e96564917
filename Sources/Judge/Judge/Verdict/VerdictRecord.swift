/// The fields of a verdict, with unsanitized text from code, checks and the compiler.
///
/// Only the judge and its cache use it. Elsewhere it becomes a `Verdict` with sanitized text.
package struct VerdictRecord: Codable, Sendable {
  package var version = 1
  package var exercise: String
  package var status: Verdict.Status
  package var score: Double
  package var maxScore: Double
  /// The results of the checks, in the exercise's order.
  package var checks: [CheckResult]
  package var diagnostics: [VerdictDiagnostic]
  /// The conditions of the run, such as limits, isolation level and times.
  package var evidence: Evidence

  /// - Parameters:
  ///   - status: The status; nil derives it from the checks: passed if all checks that are judged here
  ///     passed.
  ///   - score: The points; nil sums the checks' points.
  ///   - maxScore: The maximum points; nil sums the checks' maximum points.
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
