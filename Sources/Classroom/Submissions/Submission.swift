package import Curriculum
package import Foundation

/// One learner's files for one exercise.
package struct Submission: Sendable {
  /// The learner's folder or file name; it names them in every report.
  package var learner: String
  package var exercise: Exercise
  package var files: [URL]
  /// Whether the folder of the files is the learner's alone, and what else lies there is theirs too.
  package var hasOwnFolder: Bool
  /// Set when the files cannot be graded at all; the verdict then says so and grading goes on.
  package var problem: SubmissionProblem?

  package init(
    learner: String, exercise: Exercise, files: [URL], hasOwnFolder: Bool = true,
    problem: SubmissionProblem? = nil
  ) {
    self.learner = learner
    self.exercise = exercise
    self.files = files
    self.hasOwnFolder = hasOwnFolder
    self.problem = problem
  }
}

/// Why a submission is not compiled.
package enum SubmissionProblem: Error, Equatable, Sendable {
  case noSwiftFile(folder: String)
  case tooManyFiles(count: Int, limit: Int)
  case tooLarge(bytes: Int, limit: Int)
  case unreadable(file: String, reason: String)
  /// A link, pipe or device: only plain files are read.
  case notAPlainFile(file: String)

  package var message: String {
    switch self {
    case .noSwiftFile(let folder):
      "No Swift file in \(folder). Hand in the file that the exercise names."
    case .tooManyFiles(let count, let limit):
      "\(count) Swift files, where at most \(limit) are graded. Hand in only the exercise's files."
    case .tooLarge(let bytes, let limit):
      "\(bytes) bytes of source, where at most \(limit) are graded."
    case .unreadable(let file, let reason):
      "\(file) cannot be read: \(reason)."
    case .notAPlainFile(let file):
      "\(file) is not a plain file. Hand in the file itself, not a link to it."
    }
  }
}
