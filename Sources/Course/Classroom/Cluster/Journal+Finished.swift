import Foundation

extension Journal {
  /// What became of a submission so far; nil where nothing whole is there.
  package func result(of submission: Submission) -> GradedSubmission? {
    let exercise = submission.exercise.identifier
    let place = file(learner: submission.learner, exercise: exercise)
    guard let data = try? Data(contentsOf: place),
      let result = try? JSONDecoder().decode(GradedSubmission.self, from: data),
      result.exercise == exercise, result.learner.utf8.elementsEqual(submission.learner.utf8)
    else { return nil }
    return result
  }

  /// Those that have no result that counts.
  package func unfinished(of submissions: some Sequence<Submission>) -> [Submission] {
    submissions.filter {
      let status = result(of: $0)?.verdict.status
      return status == nil || status == .infrastructureFailure
    }
  }
}
