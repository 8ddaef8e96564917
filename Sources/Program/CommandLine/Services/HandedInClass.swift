import Classroom
import Curriculum
import Foundation
import Results
import Sentences

struct HandedInClass {
  var folder: SubmissionFolder
  var pack: Pack
  var exercises: [Exercise]
  var plan: ClassPlan
  var rules: ClassFile?
  var classFile: URL?
  /// The language of the titles of criteria.
  var language: Language

  /// The class's rules, with the criteria that the exercises declare.
  var policy: MarkPolicy {
    var policy = rules.map { MarkPolicy($0) } ?? MarkPolicy()
    policy.addCriteria(of: exercises, in: language)
    return policy
  }

  /// The number of late submissions by the source of their time; nil if nothing can be late.
  var lateness: Sentence? { LatenessCount(plan, policy: policy).sentence }

  /// The versions that count, the work left out, and the roster compared with the submissions.
  var lines: [Sentence] {
    plan.submissions.flatMap { submission in
      submission.notes.map { PlanReport.line($0, of: submission) }
    } + plan.leftOut.map(\.line) + RollPhrases(plan.roll).lines + [lateness].compactMap { $0 }
  }

  /// Prints the notes about the class, and fails if there are no submissions.
  ///
  /// - Throws: `GradingError.noSubmissions`.
  func tell(_ words: GradingPhrases) throws {
    lines.forEach { words.tell($0) }
    guard plan.submissions.isEmpty else { return }
    throw GradingError.noSubmissions(
      folder: folder.folder.path, exercises: exercises.map(\.identifier))
  }
}
