package import Curriculum
import Foundation
package import Judge

extension CourseWork {
  /// Records a verdict in the learner's progress; internal failures don't count as attempts.
  package func record(_ verdict: LearnerVerdict, of exercise: Exercise) throws {
    guard verdict.status != .infrastructureFailure else { return }
    let attempt = LearnerProgress.Attempt(
      isPassed: verdict.isPassed, score: verdict.score, maxScore: verdict.maxScore, date: Date())
    _ = try course.workspace.progress.update { progress in
      progress.note(attempt, at: exercise, in: course.pack)
    }
  }

  /// Stores the judged files as a version; if the disk is full, only the version is lost.
  func keep(_ files: [String: Data], as verdict: LearnerVerdict, on exercise: Exercise) {
    guard verdict.status != .infrastructureFailure else { return }
    _ = try? course.workspace.versions(of: exercise, in: course.pack).keep(
      files,
      note: SavedVersions.Note(
        date: Date(), isPassed: verdict.isPassed, score: verdict.score, maxScore: verdict.maxScore))
  }
}
