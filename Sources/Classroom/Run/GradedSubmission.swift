import Foundation
package import Judge

/// A verdict with the learner it belongs to: one file of the journal.
package struct GradedSubmission: Codable, Sendable {
  package var version = 1
  package var learner: String
  package var exercise: String
  /// Everything the verdict depends on, hashed; a file with the same key need not be made again.
  package var key: String
  package var verdict: Verdict

  package init(learner: String, exercise: String, key: String, verdict: Verdict) {
    self.learner = learner
    self.exercise = exercise
    self.key = key
    self.verdict = verdict
  }
}
