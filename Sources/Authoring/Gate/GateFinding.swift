import Curriculum

/// A promise of a pack that does not hold: its checks refuse a right answer, or let a wrong one by.
package struct GateFinding: Codable, Hashable, Sendable {
  /// Stable names, for filters and reports.
  package enum Rule: String, Codable, CaseIterable, Hashable, Sendable {
    case solutionPasses = "solution-passes"
    case starterFails = "starter-fails"
    case wrongAnswerIsCaught = "wrong-answer-is-caught"
    case rightAnswerPasses = "right-answer-passes"
    /// What the learner reads is there in every language of the pack.
    case messageIsTranslated = "message-is-translated"
    /// The same answer was judged twice and differently.
    case isRepeatable = "is-repeatable"
    /// Rings could not judge; says nothing about the pack.
    case couldBeJudged = "could-be-judged"
  }

  package var rule: Rule
  package var exercise: String
  /// The answer that was judged: `solution`, `starter`, `Wrong/no-symbol`.
  package var answer: String
  package var message: String

  package init(rule: Rule, exercise: String, answer: String, message: String) {
    self.rule = rule
    self.exercise = exercise
    self.answer = answer
    self.message = message
  }
}

extension GateFinding: CustomStringConvertible {
  /// One line, such as `model: Wrong/no-symbol: passes … [wrong-answer-is-caught]`.
  package var description: String { "\(exercise): \(answer): \(message) [\(rule.rawValue)]" }
}
