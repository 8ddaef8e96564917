package import Curriculum
package import Foundation
package import Judge
import Processes

/// Grades several submissions at a time and records each verdict immediately.
package struct Grading: Sendable {
  package enum Event: Sendable {
    /// The checks of this number of exercises are about to be compiled.
    case compiling(exercises: Int)
    case graded(Progress)
  }

  package struct Progress: Sendable {
    package var finished: Int
    package var total: Int
    /// The number of results taken from the journal.
    package var resumed: Int
    package var last: GradedSubmission
    package var isNew: Bool
  }

  package let journal: Journal
  private let judge: any SubmissionJudge
  private var jobs: Int
  private let resumes: Bool

  package init(journal: Journal, judge: any SubmissionJudge, jobs: Int, resumes: Bool) {
    self.journal = journal
    self.judge = judge
    self.jobs = max(1, jobs)
    self.resumes = resumes
  }

  /// Prepares to grade submissions to a pack.
  ///
  /// - Parameters:
  ///   - results: The folder of the journal and of the class's secret.
  ///   - rings: The version of Rings.
  /// - Throws: `GradingError.isolationTooWeak`, `cannotWrite` or `damagedSecret`; `CacheError`.
  package init(
    of pack: Pack, by configuration: JudgeConfiguration, in results: URL, rings: String, jobs: Int,
    resumes: Bool
  ) throws {
    let jail = configuration.jail
    guard jail.level >= configuration.minimumLevel else {
      throw GradingError.isolationTooWeak(
        level: jail.level.rawValue, missing: jail.gaps.map(\.sentence))
    }
    let journal = try Journal(folder: results)
    var configuration = configuration
    configuration.classSecret = try ClassSecret(in: results).text
    self.init(
      journal: journal, judge: try ClassJudge(of: pack, by: configuration, rings: rings),
      jobs: jobs, resumes: resumes)
  }

  /// Grades all submissions.
  ///
  /// On cancellation, finished results stay recorded.
  ///
  /// A lazy collection keeps memory low, because each submission exists only while it's graded.
  ///
  /// - Throws: `GradingError.cannotWrite`, `CancellationError`, or a failure to compile checks.
  package func run(
    _ submissions: some Collection<Submission>, events: (Event) -> Void = { _ in }
  ) async throws {
    var exercises: [Exercise] = []
    for exercise in submissions.lazy.map(\.exercise)
    where exercise.kind == .code
      && !exercises.contains(where: { $0.identifier == exercise.identifier })
    { exercises.append(exercise) }
    events(.compiling(exercises: exercises.count))
    try await judge.prepare(exercises)
    try await grade(submissions, events: events)
  }

  /// Grades all submissions, then retries those that couldn't be judged, one at a time.
  ///
  /// - Returns: The submissions that still couldn't be judged.
  /// - Throws: The same errors as `run`.
  package func runTwice(
    _ submissions: some Collection<Submission>, events: (Event) -> Void
  ) async throws -> [Submission] {
    try await run(submissions, events: events)
    let left = journal.unfinished(of: submissions)
    guard !left.isEmpty else { return [] }
    var alone = self
    alone.jobs = 1
    try await alone.grade(left, events: events)
    return journal.unfinished(of: left)
  }

  private func grade(
    _ submissions: some Collection<Submission>, events: (Event) -> Void
  ) async throws {
    let total = submissions.count
    var (finished, resumed) = (0, 0)
    try await eachConcurrently(submissions, atMost: jobs) {
      try await self.grade($0)
    } finished: { _, graded in
      if graded.isChanged { try journal.record(graded.0) }
      finished += 1
      resumed += graded.isResumed ? 1 : 0
      events(
        .graded(
          Progress(
            finished: finished, total: total, resumed: resumed, last: graded.0,
            isNew: !graded.isResumed)))
    }
  }

  private func grade(
    _ submission: Submission
  ) async throws -> (GradedSubmission, isResumed: Bool, isChanged: Bool) {
    let taken = TakenSubmission(submission)
    let key = judge.key(of: taken)
    let exercise = submission.exercise.identifier
    let notes = submission.notes.map(\.sentence)
    if resumes, var known = journal.result(of: submission), known.key == key,
      known.verdict.status != .infrastructureFailure
    {
      // The files and notes may have changed even if the key hasn't.
      let content = taken.content
      let isChanged =
        known.files != submission.files || known.notes != notes || known.content != content
        || known.code == nil || known.attempt != submission.attempt
      known.files = submission.files
      known.notes = notes
      known.attempt = submission.attempt
      known.content = content
      known.code = taken.code
      return (known, true, isChanged)
    }
    let verdict: Verdict =
      if let problem = taken.problem {
        Verdict(.invalidSubmission, on: submission.exercise, saying: problem.sentence)
      } else if let damage = taken.damage {
        Verdict(.infrastructureFailure, on: submission.exercise, saying: damage)
      } else {
        await judge.verdict(on: taken)
      }
    var result = GradedSubmission(
      learner: submission.learner, exercise: exercise, key: key, verdict: verdict,
      files: submission.files, notes: notes, content: taken.content, code: taken.code)
    result.attempt = submission.attempt
    return (result, false, true)
  }
}
