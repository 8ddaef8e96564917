/// An index of a grade book's results by learner.
struct ResultPlaces: Sendable {
  private struct Own: Sendable {
    var all: [Int] = []
    var byExercise: [String: Int] = [:]
  }

  private var learners: [String: Own] = [:]

  init(_ results: [GradedSubmission]) {
    for (place, result) in results.enumerated() {
      learners[result.learner, default: Own()].all.append(place)
      // If a learner has two results for an exercise, the first counts.
      if learners[result.learner]?.byExercise[result.exercise] == nil {
        learners[result.learner]?.byExercise[result.exercise] = place
      }
    }
  }

  /// Returns the indices of a learner's results, in the order of the results.
  func places(of learner: String) -> [Int] { learners[learner]?.all ?? [] }

  func place(of learner: String, _ exercise: String) -> Int? {
    learners[learner]?.byExercise[exercise]
  }
}
