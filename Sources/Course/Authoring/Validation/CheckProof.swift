import Curriculum
import Judge
import Sentences
import Synchronization

/// The checks and assertions that incorrect samples have failed so far.
final class CheckProof: Sendable {
  private let failed = Mutex<[String: Set<String>]>([:])
  private let evidence = Mutex<[String: [AssertionEvidence]]>([:])

  /// Records a verdict.
  ///
  /// A failure of the untouched starter doesn't count, because the starter contains nothing to check.
  func note(_ verdict: Verdict, on answer: ValidationSample) {
    if let seen = AssertionEvidence(of: answer, verdict) {
      evidence.withLock { $0[answer.exercise.identifier, default: []].append(seen) }
    }
    guard case .isCaught = answer.expectation else { return }
    failed.withLock {
      $0[answer.exercise.identifier, default: []].formUnion(
        ValidationSample.failingChecks(of: verdict))
    }
  }

  /// Returns findings about checks and assertions that no incorrect sample needs.
  func findings(on exercise: Exercise, in pack: Pack) -> [ValidationFinding] {
    guard exercise.kind == .code else { return [] }
    // Without assertions in the verdicts, there's nothing to report about them.
    let evidence = evidence.withLock { $0[exercise.identifier] }
    return needlessChecks(of: exercise)
      + (evidence.map { AssertionProof(of: exercise, in: pack, evidence: $0).findings() } ?? [])
  }

  private func needlessChecks(of exercise: Exercise) -> [ValidationFinding] {
    let proven = failed.withLock { $0[exercise.identifier] ?? [] }
    return exercise.checks.filter { !proven.contains($0.identifier) }.map { check in
      ValidationFinding(
        .needlessCheck, exercise: exercise.identifier, file: exercise.manifestFile,
        line: PackText.line(of: check.identifier, in: exercise.manifestFile),
        message: Sentence(
          "no wrong sample fails “\(check.identifier)”; only the unchanged starter does",
          ko: "“\(check.identifier)” 검사에 걸리는 틀린 답이 없어요. 손대지 않은 시작 파일만 걸려요"),
        remedy: Sentence(
          "add a wrong sample for this check to Wrong/, or remove the check",
          ko: "이 검사가 잡아야 할 틀린 답을 Wrong/ 아래에 더하거나 검사를 지우세요"))
    }
  }
}
