/// A learner's answers to one quiz question.
package struct QuestionRecord: Codable, Hashable, Sendable {
  /// Whether the first attempt was right; never changes.
  package var isRightAtFirst: Bool
  /// Whether the learner has answered the question correctly.
  package var isAnswered: Bool
  /// The chosen letters of each attempt in order, such as `ac`; nil if they weren't recorded.
  package var tries: [String]?

  /// The maximum number of recorded attempts per question.
  static let mostTries = 26

  package init(isRightAtFirst: Bool, isAnswered: Bool, tries: [String]? = nil) {
    self.isRightAtFirst = isRightAtFirst
    self.isAnswered = isAnswered
    self.tries = tries
  }

  /// Merges two records of the same question.
  ///
  /// A miss on either machine counts.
  package func merged(with other: QuestionRecord) -> QuestionRecord {
    let missed = isRightAtFirst && !other.isRightAtFirst ? other : self
    return QuestionRecord(
      isRightAtFirst: isRightAtFirst && other.isRightAtFirst,
      isAnswered: isAnswered || other.isAnswered, tries: missed.tries ?? tries ?? other.tries)
  }
}
