/// A request with the number that its answer must carry.
package struct StageQuestion: Codable, Sendable {
  /// Whose code is asked.
  package enum Respondent: Codable, Hashable, Sendable {
    case learner, solution
    /// The learner's code in a process of its own that has been asked nothing but questions with this
    /// number.
    case fresh(Int)
  }

  package var id: Int
  package var request: StageRequest
  package var respondent: Respondent

  package init(id: Int, request: StageRequest, respondent: Respondent = .learner) {
    self.id = id
    self.request = request
    self.respondent = respondent
  }

  /// A number that nobody guesses: an answer that was written before its question is no answer.
  package static func newNumber() -> Int { Int.random(in: 1...(1 << 52)) }
}

/// An answer with the number of its request.
package struct StageReply: Codable, Sendable {
  package var id: Int
  package var response: StageResponse

  package init(id: Int, response: StageResponse) {
    self.id = id
    self.response = response
  }
}
