package import Curriculum

/// One learner's files for one exercise.
package struct Submission: Sendable {
  /// The learner's folder or file name; it names them in every report.
  package var learner: String
  package var exercise: Exercise
  /// The files that count, as the learner calls them.
  package var files: [String] {
    named ?? (answers == nil ? counted.map(\.path) : [HandInManifest.fileName])
  }
  /// The letters that were chosen at first for each question of a quiz; nil for code.
  package var answers: [String: String]?
  /// Which of several versions counts and what was passed over.
  package var notes: [SubmissionNote]
  /// What it took the learner; nil where no hand-in says so.
  var history: LearnerHistory?
  /// Set when the files cannot be graded at all; the verdict then says so and grading goes on.
  package var problem: SubmissionProblem?

  /// By which names it came in the class's folder.
  var entries: [String] = []
  /// When it was handed in, and what says so.
  package var handedIn: HandedInMoment?

  var counted: [SubmittedFile]
  var catalogs: [SubmittedCatalog]
  /// What its files are called, where they were taken before and lie in a plan.
  var named: [String]?
  /// Its place in such a plan.
  var number: Int?

  package init(
    learner: String, exercise: Exercise, notes: [SubmissionNote] = [],
    problem: SubmissionProblem? = nil
  ) {
    self.init(
      learner: learner, exercise: exercise, counted: [], catalogs: [], notes: notes,
      problem: problem)
  }

  init(
    learner: String, exercise: Exercise, counted: [SubmittedFile], catalogs: [SubmittedCatalog],
    notes: [SubmissionNote], problem: SubmissionProblem?
  ) {
    self.learner = learner
    self.exercise = exercise
    self.counted = counted
    self.catalogs = catalogs
    self.notes = notes
    self.problem = problem
  }
}

/// A file that counts.
struct SubmittedFile: Sendable {
  var item: HandedInItem
  /// As the learner would call it.
  var path: String
  /// The folder that it stands in, and the name to compile it by.
  var folder: String
  var fileName: String
}

/// An asset catalog beside files that count.
struct SubmittedCatalog: Sendable {
  var item: HandedInItem
  var folder: String
}
