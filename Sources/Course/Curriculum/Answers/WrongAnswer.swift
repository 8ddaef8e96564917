/// A mistake that learners make, kept to prove that the checks catch it and say why.
package struct WrongAnswer: Hashable, Sendable {
  package var answer: KnownAnswer
  /// The check that must not pass; `compile` where the compiler has to refuse it.
  package var check: String
  /// What the message to the learner must contain.
  package var message: String

  package init(_ answer: KnownAnswer, check: String, message: String) {
    self.answer = answer
    self.check = check
    self.message = message
  }

  package var name: String { answer.name }
}
