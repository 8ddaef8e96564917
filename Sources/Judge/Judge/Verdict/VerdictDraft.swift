import Curriculum
import Sentences

/// The parts of a verdict that are known before anything runs.
struct VerdictDraft: Sendable {
  let exercise: Exercise
  let evidence: Evidence

  init(exercise: Exercise, configuration: JudgeConfiguration) {
    self.exercise = exercise
    evidence = Evidence(
      isolation: configuration.jail.level.rawValue, toolchain: configuration.toolchain.version,
      limits: configuration.limitsByName)
  }

  /// Returns a verdict that was reached without running a check, with a message from Rings.
  func verdict(_ status: Verdict.Status, _ message: Sentence) -> VerdictRecord {
    verdict(status, diagnostics: [VerdictDiagnostic(severity: .error, message: message)])
  }

  /// Returns a verdict that was reached without running a check.
  func verdict(
    _ status: Verdict.Status, diagnostics: [VerdictDiagnostic] = [],
    seconds: [String: Double] = [:]
  ) -> VerdictRecord {
    var evidence = evidence
    evidence.seconds = seconds
    let checks = exercise.checks.map { declaration in
      CheckResult(declaration).ended(
        declaration.isJudgedElsewhere
          ? .judgedElsewhere
          : status == .infrastructureFailure ? .infrastructureFailure : .notCompiled, nil)
    }
    return VerdictRecord(
      exercise: exercise.identifier, status: status, score: 0,
      maxScore: checks.map(\.maxPoints).reduce(0, +), checks: checks,
      diagnostics: diagnostics.toldOnce(), evidence: evidence)
  }
}
