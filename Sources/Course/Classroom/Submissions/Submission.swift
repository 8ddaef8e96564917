package import Curriculum
import Foundation

/// The files or quiz answers that one learner handed in for one exercise.
package struct Submission: Sendable {
  /// The name of the learner's folder or file, used in all reports.
  package var learner: String
  package var exercise: Exercise
  /// The letters of the first attempt at each question of a quiz; nil for code.
  package var answers: [String: String]?
  package var notes: [SubmissionNote]
  /// A problem that prevents grading.
  ///
  /// The verdict reports it, and grading of the class continues.
  package var problem: SubmissionProblem?
  /// The submission time and its source.
  package var handedIn: HandedInMoment?
  /// The position among the learner's attempts; nil for the only one.
  package var attempt: Attempt?
  /// The learner's attempts and hints; nil if no hand-in contains them.
  var history: LearnerHistory?
  var entries: [String] = []

  /// The files that count, and the asset catalogs beside them.
  var counted: [FoundFile] = []
  var catalogs: [FoundCatalog] = []
  /// The folder of the files; nil if they're in an archive of the class.
  var directory: ClassDirectory?
  /// The plan's copy of the files, if the submission comes from a plan.
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

  /// The files that count, under the learner's names.
  package var files: [String] {
    planned?.line.named ?? (answers == nil ? counted.map(\.path) : [HandInManifest.fileName])
  }
}
