package import Curriculum
import Judge

/// The results of a class, in an order that does not depend on how they were made.
package struct GradeBook: Sendable {
  package var pack: String
  /// In the pack's order.
  package var exercises: [Exercise]
  /// By learner, then in the order of `exercises`.
  package var results: [GradedSubmission]

  package init(pack: String, exercises: [Exercise], results: [GradedSubmission]) {
    self.pack = pack
    self.exercises = exercises
    self.results = results
  }

  package var learners: [String] {
    var seen: Set<String> = []
    return results.map(\.learner).filter { seen.insert($0).inserted }
  }

  package func result(of learner: String, for exercise: String) -> GradedSubmission? {
    results.first { $0.learner == learner && $0.exercise == exercise }
  }

  func results(of learner: String) -> [GradedSubmission] {
    results.filter { $0.learner == learner }
  }
}
