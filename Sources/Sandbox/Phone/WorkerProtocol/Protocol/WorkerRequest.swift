/// A request to the worker with the learner's code, which determines the type of the response.
package protocol WorkerRequest: Codable, Sendable {
  /// The response to a successful request.
  associatedtype Response: Codable & Sendable

  /// The request in the form in which it's sent.
  var erased: AnyWorkerRequest { get }
}

/// A response that only confirms a request.
package enum Acknowledgment: String, Codable, Sendable {
  /// The request is done.
  case done
}
