/// What may be asked of the worker that holds the learner's code; it knows what comes back.
package protocol StageRequest: Codable, Sendable {
  /// What comes back where the question can be answered.
  associatedtype Response: Codable & Sendable

  /// The request as one of all that may be asked, which is what crosses the border.
  var erased: AnyStageRequest { get }
}

/// Says no more than that a request was followed.
package enum StageReceipt: String, Codable, Sendable {
  /// It was followed.
  case done
}
