import Judge
import Sentences
import WorkerProtocol

/// The assertions that failed in the verdict on one sample submission.
struct AssertionEvidence: Sendable {
  /// A failed check, with its failed assertions.
  struct Failure: Sendable {
    var check: String
    var assertions: [CheckResult.FailedAssertion]
    /// The message that the learner has to read; nil if only the failure matters.
    var message: String?
  }

  var failures: [Failure]

  /// - Returns: Nil if the sample isn't meant to fail, or if its verdict lists no assertions.
  init?(of answer: ValidationSample, _ verdict: Verdict) {
    guard verdict.checks.contains(where: { $0.failedAssertions != nil }) else { return nil }
    switch answer.expectation {
    case .passes: return nil
    case .failsLike(let checks):
      failures = verdict.checks.filter { checks.contains($0.id) }.compactMap { check in
        check.failedAssertions.map { Failure(check: check.id, assertions: $0) }
      }
    case .isCaught(let check, let message):
      failures = verdict.checks.filter { $0.id == check }.compactMap { check in
        check.failedAssertions.map {
          Failure(check: check.id, assertions: $0, message: message)
        }
      }
    }
  }
}

extension AssertionEvidence.Failure {
  /// Whether an assertion in the given lines failed.
  func shows(_ isMeant: (CheckPlace) -> Bool) -> Bool {
    assertions.contains { $0.place.map(isMeant) ?? false }
  }

  /// Whether pack validation would notice if these assertions were removed.
  ///
  /// It notices if no other assertion fails, or if the learner would then read a different message.
  func needs(_ isMeant: (CheckPlace) -> Bool) -> Bool {
    let left = assertions.filter { !($0.place.map(isMeant) ?? false) }
    guard left.count < assertions.count else { return false }
    guard let first = left.first else { return true }
    guard let message else { return false }
    return !first.said.contains {
      $0.spoken(in: .english).localizedStandardContains(message)
    }
  }
}
