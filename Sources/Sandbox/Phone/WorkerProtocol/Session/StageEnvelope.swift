/// A request with the ID that its response must have.
package struct NumberedRequest: Codable, Sendable {
  /// The code that responds to a request.
  package enum Respondent: Codable, Hashable, Sendable {
    /// The learner's code, or the solution for comparison.
    case learner, solution
    /// The learner's code in a separate process that gets only requests with this number.
    ///
    /// The process starts with the stored data that `keeps` selects.
    case fresh(Int, keeps: EarlierStorage)
  }

  /// The ID that the response must have.
  package var id: Int
  /// The request itself.
  package var request: AnyWorkerRequest
  /// The code that responds.
  package var respondent: Respondent

  /// Creates a request with an ID.
  package init(id: Int, request: some WorkerRequest, respondent: Respondent = .learner) {
    self.id = id
    self.request = request.erased
    self.respondent = respondent
  }

  /// Returns an ID that can't be guessed, so that a response written before its request is invalid.
  package static func newNumber() -> Int { Int.random(in: 1...(1 << 52)) }
}

/// A response with the ID of its request.
package struct NumberedResponse<Response: Codable & Sendable>: Codable, Sendable {
  /// The ID of the request.
  package var id: Int
  /// The response, or the reason there's none.
  package var answer: WorkerResponse<Response>

  /// Creates the response to the request with this ID.
  package init(id: Int, answer: WorkerResponse<Response>) {
    self.id = id
    self.answer = answer
  }
}

extension NumberedResponse where Response == Never {
  /// Creates a refusal of the request with this ID, whatever its response type.
  package init(id: Int, refusal: RequestRefusal) {
    self.init(id: id, answer: .refused(refusal))
  }
}
