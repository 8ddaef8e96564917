import Classroom
import Curriculum
import Foundation
import Results
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

  /// The rules for marks: the class's file's, or those of a class without one.
  var policy: MarkPolicy { rules.map { MarkPolicy($0) } ?? MarkPolicy() }

  /// How many handed in late, and by what; nil where nothing can be late.
  var lateness: Sentence? { LatenessCount(plan, policy: policy).sentence }

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
    lateness.map { words.tell($0) }
    guard plan.submissions.isEmpty else { return }
    throw GradingError.noSubmissions(
      folder: folder.folder.path, exercises: exercises.map(\.identifier))
  }
}
