import Judge
import Sentences
import Stage

/// What one answer's verdict says about the assertions that it met.
struct AssertionEvidence: Sendable {
  /// A check that failed, and the assertions that did not hold in it.
  struct Failure: Sendable {
    var check: String
    var assertions: [CheckResult.FailedAssertion]
    /// What the learner has to read; nil where only the failure counts.
    var message: String?
  }

  var failures: [Failure]

  /// - Returns: Nil where the answer is not there to fail, or where its verdict names no assertions.
  init?(of answer: GateAnswer, _ verdict: Verdict) {
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
  /// Whether an assertion in these lines failed at all.
  func shows(_ isMeant: (CheckPlace) -> Bool) -> Bool {
    assertions.contains { $0.place.map(isMeant) ?? false }
  }

  /// Whether the gate would notice if these assertions were gone: nothing else fails then, or the learner
  /// reads something else.
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
