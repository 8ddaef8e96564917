import Curriculum
import Foundation
import Sentences

/// One line of a plan: whose answer to what it is, and where its files lie.
struct PlannedSubmission: Codable, Sendable {
  /// From 0: the name of its folder.
  var number: Int
  var learner: String
  var exercise: String
  /// Its files as the learner calls them.
  var named: [String]
  /// What was chosen in a quiz; nil for code.
  var answers: [String: String]?
  var history: LearnerHistory?
  var notes: [SubmissionNote]
  var entries: [String]
  var handedIn: HandedInMoment?
  /// Why it is not judged.
  var problem: Sentence?
  /// Paths below its folder, in the order in which they are compiled.
  var files: [[String]]
  var catalogs: [[String]]
  /// Of all that the verdict depends on.
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
    problem = taken.problem?.sentence
    files = taken.files.map(\.path)
    catalogs = taken.catalogs.map(\.path)
    digest = taken.content
  }

  /// The submission without its files' bytes.
  ///
  /// - Parameter folder: The place of the files in the plan.
  func submission(_ exercise: Exercise, in folder: URL) -> Submission {
    var submission = Submission(
      learner: learner, exercise: exercise, notes: notes, problem: problem.map { .foundBefore($0) })
    submission.planned = (self, folder)
    submission.answers = answers
    submission.history = history
    submission.entries = entries
    submission.handedIn = handedIn
    return submission
  }
}
