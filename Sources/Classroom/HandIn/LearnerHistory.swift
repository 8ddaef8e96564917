import Curriculum
package import Foundation

/// What a learner went through before they handed in, as far as their own machine knows.
package struct LearnerHistory: Codable, Equatable, Sendable {
  /// How often the checks were run, or questions were answered.
  package var attempts: Int
  /// Steps of the ladder of hints that were read.
  package var hints: Int
  package var passed: Date?
  package var solutionShown: Date?

  package init(attempts: Int, hints: Int, passed: Date? = nil, solutionShown: Date? = nil) {
    self.attempts = attempts
    self.hints = hints
    self.passed = passed
    self.solutionShown = solutionShown
  }

  init(_ record: ExerciseRecord) {
    self.init(
      attempts: record.attempts, hints: record.hintsUsed, passed: record.firstPassed,
      solutionShown: record.solutionShown)
  }

  /// Whether it is one that somebody can have had: a hand-in is the learner's to write.
  var isLikely: Bool { (0...10_000).contains(attempts) && (0...100).contains(hints) }
}
