package import Sentences

/// The result of a request: the response, or the reason there's none.
package enum WorkerResponse<Response: Codable & Sendable>: Codable, Sendable {
  /// The response.
  case answered(Response)
  /// The reason there's no response.
  case refused(RequestRefusal)
}

/// A reason that a request has no response.
package enum RequestRefusal: Error, Codable, Hashable, Sendable {
  /// An error that the learner's code threw.
  case threw(String)
  /// A probe of this name isn't compiled with the code.
  case missingProbe(String)
  /// The request failed, with a message for the learner.
  case failed(Sentence)
  /// The request refers to something that doesn't exist: a button, a widget, a device, an entry.
  case impossible(Sentence)
}
