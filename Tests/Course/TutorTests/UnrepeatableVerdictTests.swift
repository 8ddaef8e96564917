import Judge
import TestSupport
import Testing
import Tutor

/// A verdict that changes between runs reports the difference.
@Suite(.serialized) struct UnrepeatableVerdictTests {
  private func verdict(_ status: Verdict.Status, _ checks: CheckResult.Status...) -> LearnerVerdict
  {
    Verdict(
      exercise: "a", status: status, score: 0, maxScore: 1,
      checks: checks.enumerated().map { number, status in
        CheckResult(
          id: "\(number)", title: "Check \(number)", status: status, points: 0, maxPoints: 1)
      }
    ).forLearner()
  }

  private func said(_ first: LearnerVerdict, _ again: LearnerVerdict) -> String {
    UnrepeatableVerdict(attempt: 2, first: first, again: again).description
  }

  @Test func aCheckIsNamedWithBothResults() {
    let text = said(verdict(.passed, .passed, .passed), verdict(.failed, .passed, .failed))
    #expect(text.hasPrefix("The verdict changed on attempt 2: “Check 1” (passed, failed). "))
  }

  @Test func aVerdictWithEqualChecksIsNamed() {
    let text = said(verdict(.notCompiled), verdict(.infrastructureFailure))
    #expect(
      text.hasPrefix("The verdict changed on attempt 2: notCompiled, infrastructureFailure. "))
  }

  @Test func aCheckInOneVerdictOnlyIsNamed() {
    let lost = said(verdict(.passed, .passed, .passed), verdict(.passed, .passed))
    #expect(lost.contains(": “Check 1” (passed, absent). "))
    let new = said(verdict(.passed, .passed), verdict(.failed, .passed, .failed))
    #expect(new.contains(": “Check 1” (absent, failed). "))
  }
}
