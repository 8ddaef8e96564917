import Classroom
import Curriculum
import Foundation
import Sentences

/// A class that a command line names, before anything of it is graded.
struct HandedInClass {
  var folder: SubmissionFolder
  var pack: Pack
  var exercises: [Exercise]
  var plan: ClassPlan
  /// What a teacher says of the class, and where.
  var rules: ClassFile?
  var classFile: URL?

  /// Says what is left out, and refuses a class in which nothing is left.
  ///
  /// - Throws: `GradingError.noSubmissions`.
  func tell(_ words: GradingWords) throws {
    for submission in plan.submissions {
      for note in submission.notes {
        words.tell(PlanReport.line(note, of: submission))
      }
    }
    plan.leftOut.forEach { words.tell($0.line) }
    RollWords(plan.roll).lines.forEach { words.tell($0) }
    guard plan.submissions.isEmpty else { return }
    throw GradingError.noSubmissions(
      folder: folder.folder.path, exercises: exercises.map(\.identifier))
  }
}
