/// A request with the number that its answer must carry.
package struct StageQuestion: Codable, Sendable {
  /// Whose code is asked.
  package enum Respondent: Codable, Hashable, Sendable {
    /// The learner's code, or the solution, to compare with.
    case learner, solution
    /// The learner's code in a process of its own that has been asked nothing but questions with this
    /// number; it begins with what its family stored, or with nothing.
    case fresh(Int, keeps: KeptStorage)
  }

  /// The number that the answer must carry.
  package var id: Int
  /// What is asked.
  package var request: AnyStageRequest
  /// Whose code is asked.
  package var respondent: Respondent

  /// A question with a number of its own.
  package init(id: Int, request: some StageRequest, respondent: Respondent = .learner) {
    self.id = id
    self.request = request.erased
    self.respondent = respondent
  }

  /// A number that nobody guesses: an answer that was written before its question is no answer.
  package static func newNumber() -> Int { Int.random(in: 1...(1 << 52)) }
}

/// An answer with the number of its request.
package struct StageReply<Response: Codable & Sendable>: Codable, Sendable {
  /// The number of the question.
  package var id: Int
  /// The answer.
  package var answer: StageAnswer<Response>

  /// An answer to the question with this number.
  package init(id: Int, answer: StageAnswer<Response>) {
    self.id = id
    self.answer = answer
  }
}

extension StageReply where Response == Never {
  /// Says why the question with this number has no answer, whatever would have answered it.
  package init(id: Int, refusal: StageRefusal) {
    self.init(id: id, answer: .refused(refusal))
  }
}
