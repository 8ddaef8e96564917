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

  /// The versions that count, the work that is left out, and who of the list handed in.
  var lines: [Sentence] {
    plan.submissions.flatMap { submission in
      submission.notes.map { PlanReport.line($0, of: submission) }
    } + plan.leftOut.map(\.line) + RollWords(plan.roll).lines + [lateness].compactMap { $0 }
  }

  /// Says what is left out, and refuses a class in which nothing is left.
  ///
  /// - Throws: `GradingError.noSubmissions`.
  func tell(_ words: GradingWords) throws {
    lines.forEach { words.tell($0) }
    guard plan.submissions.isEmpty else { return }
    throw GradingError.noSubmissions(
      folder: folder.folder.path, exercises: exercises.map(\.identifier))
  }
}
