package struct ClassPlan: Sendable {
  /// The submissions, sorted by learner, then in the course's order.
  package var submissions: [Submission]
  /// Submitted items that won't be graded.
  package var leftOut: [LeftOut]
  /// The assignment of submissions to the roster; nil if there's no roster.
  package var roll: ClassRoll?

  /// Adds the submission times from a platform's grade book to submissions whose files have no time from the
  /// platform.
  mutating func take(_ times: SubmissionTimes) {
    for place in submissions.indices {
      let submission = submissions[place]
      // A grade book has only the time of the last attempt.
      guard submission.problem == nil, submission.handedIn?.source != .platform,
        submission.attempt.map({ $0.number == $0.count }) ?? true,
        let time = times.time(of: roll?.people[submission.learner] ?? [])
      else { continue }
      submissions[place].handedIn = HandedInMoment(source: .platform, time: time)
    }
  }
}
