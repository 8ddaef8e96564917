/// What a learner answered to one question of a quiz.
package struct QuestionRecord: Codable, Hashable, Sendable {
  /// Whether the first try was right; what was wrong at first stays so.
  package var isRightAtFirst: Bool
  /// Whether it has been answered rightly by now.
  package var isAnswered: Bool

  package init(isRightAtFirst: Bool, isAnswered: Bool) {
    self.isRightAtFirst = isRightAtFirst
    self.isAnswered = isAnswered
  }

  /// This record and another of the same question, of another machine: a question that was missed
  /// anywhere was missed.
  package func merged(with other: QuestionRecord) -> QuestionRecord {
    QuestionRecord(
      isRightAtFirst: isRightAtFirst && other.isRightAtFirst,
      isAnswered: isAnswered || other.isAnswered)
  }
}
