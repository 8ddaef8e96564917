/// Who handed in what for which exercise, before anything of it is graded.
package struct ClassPlan: Sendable {
  /// Sorted by learner, then in the course's order.
  package var submissions: [Submission]
  /// What was handed in and is not graded.
  package var leftOut: [LeftOut]
  /// Who of the class's list handed in what; nil where there is no list.
  package var roll: ClassRoll?

  let directory: ClassDirectory?

  /// Reads a submission's files, once and for all.
  package func take(_ submission: Submission) -> TakenSubmission {
    var reader = HandedInReader(directory)
    return TakenSubmission(submission, reader: &reader)
  }
}
