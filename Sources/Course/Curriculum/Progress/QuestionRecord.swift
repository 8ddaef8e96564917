/// What a learner answered to one question of a quiz.
package struct QuestionRecord: Codable, Hashable, Sendable {
  /// Whether the first try was right; what was wrong at first stays so.
  package var isRightAtFirst: Bool
  /// Whether it has been answered rightly by now.
  package var isAnswered: Bool
  /// The letters that were chosen at each try, as `ac`, the first try first; nil where nobody noted them.
  package var tries: [String]?

  /// More are not kept of one question.
  static let mostTries = 26

  package init(isRightAtFirst: Bool, isAnswered: Bool, tries: [String]? = nil) {
    self.isRightAtFirst = isRightAtFirst
    self.isAnswered = isAnswered
    self.tries = tries
  }

  /// This record and another of the same question, of another machine: a question that was missed
  /// anywhere was missed.
  package func merged(with other: QuestionRecord) -> QuestionRecord {
    let missed = isRightAtFirst && !other.isRightAtFirst ? other : self
    return QuestionRecord(
      isRightAtFirst: isRightAtFirst && other.isRightAtFirst,
      isAnswered: isAnswered || other.isAnswered, tries: missed.tries ?? tries ?? other.tries)
  }
}
