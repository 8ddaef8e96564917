import Curriculum
import Foundation
import Judge

extension CourseWork {
  /// Notes a verdict on the learner's own files in their progress; our own failures are no attempts.
  func record(_ verdict: Verdict, of exercise: Exercise) throws {
    guard verdict.status != .infrastructureFailure else { return }
    let attempt = LearnerProgress.Attempt(
      isPassed: verdict.isPassed, score: verdict.score, maxScore: verdict.maxScore, date: Date())
    _ = try course.workspace.progress.update { progress in
      progress.note(attempt, at: exercise, in: course.pack)
    }
  }
}
