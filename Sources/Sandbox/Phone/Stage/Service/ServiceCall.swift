package import Foundation

/// What learner code asks of a machine on the network.
package struct ServiceCall: Codable, Hashable, Sendable {
  /// Tells calls that are under way at the same time apart.
  package var number: Int
  /// The whole address.
  package var address: String
  /// Such as `GET`.
  package var method: String
  /// By their names.
  package var headers: [String: String]
  /// What is sent along.
  package var body: Data

  /// A call of this address.
  package init(
    number: Int, address: String, method: String = "GET", headers: [String: String] = [:],
    body: Data = Data()
  ) {
    self.number = number
    self.address = address
    self.method = method
    self.headers = headers
    self.body = body
  }

  private var parts: URLComponents? { URLComponents(string: address) }

  /// The machine's name in small letters.
  package var host: String { parts?.host?.lowercased() ?? "" }

  /// Such as `/forecast`.
  package var path: String {
    let path = parts?.path ?? ""
    return path.isEmpty ? "/" : path
  }

  /// What stands behind the question mark; of two values under one name the last.
  package var query: [String: String] {
    Dictionary(
      (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
  }
}

/// What became of a call, on its way back to the worker.
package struct ServiceReply: Codable, Hashable, Sendable {
  /// The call's.
  package var number: Int
  /// What the service did.
  package var answer: PlayedAnswer

  /// The answer to the call with this number.
  package init(number: Int, answer: PlayedAnswer) {
    self.number = number
    self.answer = answer
  }
}

/// A call as the judge saw it.
package struct RecordedCall: Codable, Hashable, Sendable {
  /// What was asked.
  package var call: ServiceCall
  /// The moment, on the phone, of the question in whose answering it was made.
  package var moment: Date
  /// What the service did.
  package var answer: PlayedAnswer.Kind
  /// Of HTTP; nil where nothing was answered.
  package var status: Int?

  /// A call that was made.
  package init(call: ServiceCall, moment: Date, answer: PlayedAnswer.Kind, status: Int?) {
    self.call = call
    self.moment = moment
    self.answer = answer
    self.status = status
  }
}

/// What a check wants of the service; the judge answers it, and no learner code hears of it.
package enum ServiceOrder: StageRequest, Hashable {
  /// What the service's record says; nothing, where something is to be played.
  package typealias Response = [RecordedCall]

  /// The calls that were made since the check began.
  case calls
  /// These routes are tried first from now on, and then the scenario's; answers begin anew.
  case play([PlayedRoute], scenario: String?)

  package var erased: AnyStageRequest { .service(self) }
}
