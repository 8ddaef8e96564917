/// Who handed in what for which exercise, before anything of it is graded.
package struct ClassPlan: Sendable {
  /// Sorted by learner, then in the course's order.
  package var submissions: [Submission]
  /// What was handed in and is not graded.
  package var leftOut: [LeftOut]
  /// Who of the class's list handed in what; nil where there is no list.
  package var roll: ClassRoll?

  /// Takes the times that a platform's grade book has for those whose files do not say them.
  mutating func take(_ times: SubmissionTimes) {
    for place in submissions.indices {
      let submission = submissions[place]
      guard submission.problem == nil, submission.handedIn?.source != .platform,
        let time = times.time(of: roll?.people[submission.learner] ?? [])
      else { continue }
      submissions[place].handedIn = HandedInMoment(source: .platform, time: time)
    }
  }
}
