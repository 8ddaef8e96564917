/// Where in a grade book a learner's results stand.
struct ResultPlaces: Sendable {
  private struct Own: Sendable {
    var all: [Int] = []
    var byExercise: [String: Int] = [:]
  }

  private var learners: [String: Own] = [:]

  init(_ results: [GradedSubmission]) {
    for (place, result) in results.enumerated() {
      learners[result.learner, default: Own()].all.append(place)
      // Of two, the first counts.
      if learners[result.learner]?.byExercise[result.exercise] == nil {
        learners[result.learner]?.byExercise[result.exercise] = place
      }
    }
  }

  /// In their order.
  func places(of learner: String) -> [Int] { learners[learner]?.all ?? [] }

  func place(of learner: String, _ exercise: String) -> Int? {
    learners[learner]?.byExercise[exercise]
  }
}
