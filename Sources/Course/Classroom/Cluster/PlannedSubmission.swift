import Curriculum
import Foundation
import Sentences

/// One line of a plan: the learner, the exercise and the location of the files.
struct PlannedSubmission: Codable, Sendable {
  /// The submission's zero-based number, which is also the name of its folder.
  var number: Int
  var learner: String
  var exercise: String
  /// The file names that the learner chose.
  var named: [String]
  /// The choices in a quiz; nil for code.
  var answers: [String: String]?
  var history: LearnerHistory?
  var notes: [SubmissionNote]
  var entries: [String]
  var handedIn: HandedInMoment?
  var attempt: Attempt?
  /// The reason that the submission can't be judged.
  var problem: Sentence?
  /// The files' paths relative to the submission's folder, in compilation order.
  var files: [[String]]
  var catalogs: [[String]]
  /// The digest of everything that the verdict depends on.
  var digest: String

  init(_ taken: TakenSubmission, number: Int) {
    let submission = taken.submission
    self.number = number
    learner = submission.learner
    exercise = submission.exercise.identifier
    named = submission.files
    answers = submission.answers
    history = submission.history
    notes = submission.notes
    entries = submission.entries
    handedIn = submission.handedIn
    attempt = submission.attempt
    problem = taken.problem?.sentence
    files = taken.files.map(\.path)
    catalogs = taken.catalogs.map(\.path)
    digest = taken.content
  }

  /// Returns the submission without its files' bytes.
  ///
  /// - Parameter folder: The folder of its files in the plan.
  func submission(_ exercise: Exercise, in folder: URL) -> Submission {
    var submission = Submission(
      learner: learner, exercise: exercise, notes: notes, problem: problem.map { .foundBefore($0) })
    submission.planned = (self, folder)
    submission.answers = answers
    submission.history = history
    submission.entries = entries
    submission.handedIn = handedIn
    submission.attempt = attempt
    return submission
  }
}
