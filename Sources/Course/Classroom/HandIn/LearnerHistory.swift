import Curriculum
package import Foundation

/// A learner's attempts and hints before the hand-in, as recorded on their machine.
package struct LearnerHistory: Codable, Equatable, Sendable {
  /// The number of times that the learner ran the checks or answered questions.
  package var attempts: Int
  package var hints: Int
  package var begun: Date?
  package var passed: Date?
  package var solutionShown: Date?

  package init(
    attempts: Int, hints: Int, begun: Date? = nil, passed: Date? = nil, solutionShown: Date? = nil
  ) {
    self.attempts = attempts
    self.hints = hints
    self.begun = begun
    self.passed = passed
    self.solutionShown = solutionShown
  }

  init(_ record: ExerciseRecord) {
    self.init(
      attempts: record.attempts, hints: record.hintsUsed, begun: record.begun,
      passed: record.firstPassed, solutionShown: record.solutionShown)
  }

  /// The time from the first access to the first pass, in seconds; nil if unknown or impossible.
  var timeToPass: Double? {
    guard let begun, let passed else { return nil }
    let seconds = passed.timeIntervalSince(begun)
    return (0...Self.longest).contains(seconds) ? seconds : nil
  }

  /// The longest plausible time, in seconds.
  ///
  /// A longer time means that the learner's clock was wrong.
  private static let longest = 400.0 * 86_400

  /// Whether the numbers are plausible.
  ///
  /// Learners can edit a hand-in.
  var isLikely: Bool { (0...10_000).contains(attempts) && (0...100).contains(hints) }
}
