/// A request to the worker with the learner's code, which determines the type of the response.
package protocol StageRequest: Codable, Sendable {
  /// The response to a successful request.
  associatedtype Response: Codable & Sendable

  /// The request in the form in which it's sent.
  var erased: AnyStageRequest { get }
}

/// A response that only confirms a request.
package enum StageReceipt: String, Codable, Sendable {
  /// The request is done.
  case done
}
