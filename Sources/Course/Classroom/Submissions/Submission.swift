package import Curriculum
import Foundation

/// Files, or answers to a quiz, that one learner handed in for one exercise.
package struct Submission: Sendable {
  /// The learner's folder or file name; it names them in every report.
  package var learner: String
  package var exercise: Exercise
  /// The letters that were chosen at first for each question of a quiz; nil for code.
  package var answers: [String: String]?
  /// Which of several versions counts and what was passed over.
  package var notes: [SubmissionNote]
  /// Set when the files cannot be graded at all; the verdict then says so and grading goes on.
  package var problem: SubmissionProblem?
  /// When it was handed in, and what says so.
  package var handedIn: HandedInMoment?
  /// The learner's attempts and hints; nil where no hand-in says so.
  var history: LearnerHistory?
  /// By which names it came in the class's folder.
  var entries: [String] = []

  /// The files that count, and the asset catalogs beside them.
  var counted: [FoundFile] = []
  var catalogs: [FoundCatalog] = []
  /// The folder that they are in; nil where they are in an archive of the class.
  var directory: ClassDirectory?
  /// The files in a plan, where they were taken before.
  var planned: (line: PlannedSubmission, folder: URL)?

  package init(
    learner: String, exercise: Exercise, notes: [SubmissionNote] = [],
    problem: SubmissionProblem? = nil
  ) {
    self.learner = learner
    self.exercise = exercise
    self.notes = notes
    self.problem = problem
  }

  /// The files that count, as the learner calls them.
  package var files: [String] {
    planned?.line.named ?? (answers == nil ? counted.map(\.path) : [HandInManifest.fileName])
  }
}
