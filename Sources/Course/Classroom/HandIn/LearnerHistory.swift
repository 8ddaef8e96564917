import Curriculum
package import Foundation

/// What a learner went through before they handed in, as far as their own machine knows.
package struct LearnerHistory: Codable, Equatable, Sendable {
  /// How often the checks were run, or questions were answered.
  package var attempts: Int
  /// Steps of the ladder of hints that were read.
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

  /// From the first look to the first pass, in seconds; nil where that is not known, or cannot be so.
  var timeToPass: Double? {
    guard let begun, let passed else { return nil }
    let seconds = passed.timeIntervalSince(begun)
    return (0...Self.longest).contains(seconds) ? seconds : nil
  }

  /// Of a course's time, in seconds: whoever takes longer has a clock that was wrong.
  private static let longest = 400.0 * 86_400

  /// Whether it is one that somebody can have had: a hand-in is the learner's to write.
  var isLikely: Bool { (0...10_000).contains(attempts) && (0...100).contains(hints) }
}
