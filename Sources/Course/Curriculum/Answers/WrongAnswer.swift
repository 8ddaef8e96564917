/// A typical mistake, used to verify that the checks catch and explain it.
package struct WrongAnswer: Hashable, Sendable {
  package var answer: KnownAnswer
  /// The check that must fail; `compile` if the compiler must reject the answer.
  package var check: String
  /// Text that the message to the learner must contain.
  package var message: String

  package init(_ answer: KnownAnswer, check: String, message: String) {
    self.answer = answer
    self.check = check
    self.message = message
  }

  package var name: String { answer.name }
}
