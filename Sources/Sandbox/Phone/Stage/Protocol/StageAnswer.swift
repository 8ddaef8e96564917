package import Sentences

/// What comes back to a request: what was asked for, or why there is no such thing.
package enum StageAnswer<Response: Codable & Sendable>: Codable, Sendable {
  /// What was asked for.
  case answered(Response)
  /// Why there is none.
  case refused(StageRefusal)
}

/// Why a request has no answer.
package enum StageRefusal: Error, Codable, Hashable, Sendable {
  /// The learner's code threw.
  case threw(String)
  /// No probe of that name was compiled along.
  case missingProbe(String)
  /// The request cannot be answered, in a sentence fit for the learner.
  case failed(Sentence)
  /// The request names what is not there: a button, a widget, a device, an entry.
  case impossible(Sentence)
}
