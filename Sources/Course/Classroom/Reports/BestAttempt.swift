import Judge
import Sentences

/// The attempt with the most points after late penalties, the earliest among equal ones.
///
/// An attempt that couldn't be judged comes first, unless another one has all points.
struct BestAttempt {
  let result: GradedSubmission

  /// Chooses among results of one learner; nil if there are none.
  init?(among results: [GradedSubmission], _ policy: MarkPolicy) {
    let attempts = results.map { result -> (result: GradedSubmission, points: Double) in
      let verdict = result.verdict
      guard verdict.status != .infrastructureFailure else { return (result, verdict.maxScore) }
      return (result, verdict.score * policy.share(of: result.exercise, result.late))
    }.sorted { left, right in
      let failures = [left, right].map {
        $0.result.verdict.status == .infrastructureFailure ? 1 : 0
      }
      return (-left.points, failures[0], left.result.attempt?.number ?? 1)
        < (-right.points, failures[1], right.result.attempt?.number ?? 1)
    }
    guard var best = attempts.first?.result else { return nil }
    if attempts.count > 1, let attempt = best.attempt {
      best.notes = [Self.note(attempt, attempts)] + (best.notes ?? [])
    }
    result = best
  }

  /// Returns a note such as `attempt 2 of 3 counts, because it has the most points: 8. The others: attempt 1 has 5`.
  private static func note(
    _ best: Attempt, _ attempts: [(result: GradedSubmission, points: Double)]
  ) -> Sentence {
    let points = attempts.map { attempt in
      attempt.result.verdict.status == .infrastructureFailure
        ? "?" : GradeBookCSV.number(attempt.points)
    }
    let others = zip(attempts, points).dropFirst().map { ($0.result.attempt?.number ?? 1, $1) }
      .sorted { $0.0 < $1.0 }
      .map { Sentence("attempt \($0.0) has \($0.1)", ko: "\($0.0)번째 \($0.1)점") }
    let list = Sentence(listing: others)
    return Sentence(
      "attempt \(best.number) of \(best.count) counts, because no other has more points: it has \(points[0]), \(list)",
      ko: """
        \(best.count)번 낸 것 가운데 \(best.number)번째로 채점해요. 점수가 가장 높은 것(\(points[0])점)이에요. 다른 것: \(list)
        """)
  }
}
