package import Curriculum
import Foundation
package import Judge

extension CourseWork {
  /// Notes a verdict on the learner's own files in their progress; our own failures are no attempts.
  package func record(_ verdict: LearnerVerdict, of exercise: Exercise) throws {
    guard verdict.status != .infrastructureFailure else { return }
    let attempt = LearnerProgress.Attempt(
      isPassed: verdict.isPassed, score: verdict.score, maxScore: verdict.maxScore, date: Date())
    _ = try course.workspace.progress.update { progress in
      progress.note(attempt, at: exercise, in: course.pack)
    }
  }

  /// Keeps the files that a verdict was about; a disk that is full costs the version, not the verdict.
  func keep(_ files: [String: Data], as verdict: LearnerVerdict, on exercise: Exercise) {
    guard verdict.status != .infrastructureFailure else { return }
    _ = try? course.workspace.versions(of: exercise, in: course.pack).keep(
      files,
      note: KeptVersions.Note(
        date: Date(), isPassed: verdict.isPassed, score: verdict.score, maxScore: verdict.maxScore))
  }
}
