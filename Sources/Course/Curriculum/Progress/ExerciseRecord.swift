package import Foundation

package struct ExerciseRecord: Codable, Hashable, Sendable {
  /// The number of times that the learner ran the checks or answered questions.
  package var attempts: Int
  /// The number of hints shown.
  package var hintsUsed: Int
  /// The time when the learner first opened or tried the exercise; nil if it wasn't recorded.
  package var begun: Date?
  package var firstPassed: Date?
  package var lastAttempted: Date?
  /// The time when the learner read the solution before passing.
  package var solutionShown: Date?
  /// The best score so far.
  package var score: Double
  package var maxScore: Double
  /// The exercise's content hash at the time of the pass; see `ContentHash`.
  package var contentHash: String?
  /// The time when the exercise was skipped because the ring's capstone was passed; see `beginPlacement`.
  package var placed: Date?
  /// For a quiz: the records of its questions, by identifier.
  package var questions: [String: QuestionRecord]?

  package init(
    attempts: Int = 0, hintsUsed: Int = 0, begun: Date? = nil, firstPassed: Date? = nil,
    lastAttempted: Date? = nil,
    solutionShown: Date? = nil, score: Double = 0, maxScore: Double = 0,
    contentHash: String? = nil, placed: Date? = nil,
    questions: [String: QuestionRecord]? = nil
  ) {
    self.attempts = attempts
    self.hintsUsed = hintsUsed
    self.begun = begun
    self.firstPassed = firstPassed
    self.lastAttempted = lastAttempted
    self.solutionShown = solutionShown
    self.score = score
    self.maxScore = maxScore
    self.contentHash = contentHash
    self.placed = placed
    self.questions = questions
  }

  package var isPassed: Bool { firstPassed != nil }

  /// Records the start, unless earlier activity shows that the real start wasn't recorded.
  mutating func begin(_ date: Date) {
    guard begun == nil, attempts <= 1, lastAttempted == nil, firstPassed == nil else { return }
    begun = date
  }

  /// Merges two records of the same exercise without losing achievements.
  package func merged(with other: ExerciseRecord) -> ExerciseRecord {
    let better = other.score > score ? other : self
    return ExerciseRecord(
      attempts: max(attempts, other.attempts), hintsUsed: max(hintsUsed, other.hintsUsed),
      begun: Self.first(begun, other.begun),
      firstPassed: Self.first(firstPassed, other.firstPassed),
      lastAttempted: [lastAttempted, other.lastAttempted].compactMap { $0 }.max(),
      solutionShown: Self.first(solutionShown, other.solutionShown), score: better.score,
      maxScore: better.maxScore, contentHash: better.contentHash ?? contentHash,
      placed: Self.first(placed, other.placed), questions: Self.merged(questions, other.questions))
  }

  private static func merged(
    _ questions: [String: QuestionRecord]?, _ others: [String: QuestionRecord]?
  ) -> [String: QuestionRecord]? {
    guard let questions, let others else { return questions ?? others }
    return questions.merging(others) { $0.merged(with: $1) }
  }

  private static func first(_ date: Date?, _ other: Date?) -> Date? {
    [date, other].compactMap { $0 }.min()
  }
}

extension ExerciseRecord {
  /// Returns the points of the questions answered correctly at the first attempt, and the maximum.
  package func quizScore(of exercise: Exercise) -> (points: Double, of: Double) {
    let earned = exercise.questions.filter {
      questions?[$0.identifier].map { $0.isRightAtFirst && $0.isAnswered } ?? false
    }
    return (
      Double(earned.map(\.points).reduce(0, +)),
      Double(exercise.questions.map(\.points).reduce(0, +))
    )
  }
}
