import Curriculum
import Foundation
package import Judge
import Processes

/// Grades submissions, several at a time, and records each verdict as it comes.
package struct GradingRun: Sendable {
  /// What has happened so far, for a line of progress.
  package struct Progress: Sendable {
    package var finished: Int
    package var total: Int
    /// Taken from the journal instead of being judged again.
    package var resumed: Int
    package var last: GradedSubmission
    /// Whether the last was judged now.
    package var isNew: Bool
  }

  package var journal: Journal
  package var jobs: Int
  package var resumes: Bool
  /// Reads a submission's files, when its turn comes.
  package var take: @Sendable (Submission) -> TakenSubmission
  /// Judges one submission; never throws, since a failure of ours is a verdict too.
  package var judge: @Sendable (TakenSubmission) async -> Verdict
  /// What a verdict of this submission depends on, hashed.
  package var key: @Sendable (TakenSubmission) -> String
  package var report: @Sendable (Progress) -> Void

  package init(
    journal: Journal, jobs: Int, resumes: Bool,
    take: @escaping @Sendable (Submission) -> TakenSubmission,
    judge: @escaping @Sendable (TakenSubmission) async -> Verdict,
    key: @escaping @Sendable (TakenSubmission) -> String,
    report: @escaping @Sendable (Progress) -> Void
  ) {
    self.journal = journal
    self.jobs = max(1, jobs)
    self.resumes = resumes
    self.take = take
    self.judge = judge
    self.key = key
    self.report = report
  }

  /// Grades every submission; on cancellation what is finished stays recorded.
  ///
  /// - Throws: `GradingError.cannotWrite`, or `CancellationError`.
  package func grade(_ submissions: [Submission]) async throws {
    try await grade(submissions, count: submissions.count)
  }

  /// The same of submissions that come one by one: none is held longer than it takes.
  ///
  /// - Throws: `GradingError.cannotWrite`, or `CancellationError`.
  package func grade(_ submissions: some Sequence<Submission>, count: Int) async throws {
    var progress = (finished: 0, resumed: 0)
    try await eachConcurrently(submissions, atMost: jobs) {
      try await self.grade($0)
    } finished: { _, graded in
      if graded.isChanged { try journal.record(graded.0) }
      progress.finished += 1
      progress.resumed += graded.isResumed ? 1 : 0
      report(
        Progress(
          finished: progress.finished, total: count, resumed: progress.resumed,
          last: graded.0, isNew: !graded.isResumed))
    }
  }

  private func grade(
    _ submission: Submission
  ) async throws -> (GradedSubmission, isResumed: Bool, isChanged: Bool) {
    let taken = take(submission)
    let key = key(taken)
    let exercise = submission.exercise.identifier
    let notes = submission.notes.map(\.sentence)
    if resumes,
      var known = journal.finished(learner: submission.learner, exercise: exercise, key: key)
    {
      // What was passed over may be something else now.
      let content = taken.content
      let isChanged =
        known.files != submission.files || known.notes != notes
        || known.content != content
      known.files = submission.files
      known.notes = notes
      known.content = content
      return (known, true, isChanged)
    }
    let verdict: Verdict =
      if let problem = taken.problem {
        Verdict(.invalidSubmission, on: submission.exercise, saying: problem.sentence)
      } else {
        await judge(taken)
      }
    let result = GradedSubmission(
      learner: submission.learner, exercise: exercise, key: key, verdict: verdict,
      files: submission.files, notes: notes, content: taken.content)
    return (result, false, true)
  }
}
