package import Foundation

/// A network call of learner code.
package struct ServiceCall: Codable, Hashable, Sendable {
  /// A number that distinguishes calls made at the same time.
  package var number: Int
  /// The full URL.
  package var address: String
  /// An HTTP method such as `GET`.
  package var method: String
  /// The HTTP headers.
  package var headers: [String: String]
  /// The body of the request.
  package var body: Data

  /// Creates a call to this address.
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

  /// The host name in lowercase.
  package var host: String { parts?.host?.lowercased() ?? "" }

  /// The path, such as `/forecast`.
  package var path: String {
    let path = parts?.path ?? ""
    return path.isEmpty ? "/" : path
  }

  /// The URL's query items; if a name repeats, the last value counts.
  package var query: [String: String] {
    Dictionary(
      (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
  }
}

/// The service's response to a call, on its way to the worker.
package struct ServiceReply: Codable, Hashable, Sendable {
  /// The number of the call.
  package var number: Int
  /// The service's response.
  package var answer: PlayedAnswer

  /// Creates the response to the call with this number.
  package init(number: Int, answer: PlayedAnswer) {
    self.number = number
    self.answer = answer
  }
}

/// A call in the judge's record.
package struct RecordedCall: Codable, Hashable, Sendable {
  /// The recorded call.
  package var call: ServiceCall
  /// The phone's time at the start of the request that made the call.
  package var moment: Date
  /// The kind of response.
  package var answer: PlayedAnswer.Kind
  /// The HTTP status; nil without a response.
  package var status: Int?

  /// Creates a recorded call.
  package init(call: ServiceCall, moment: Date, answer: PlayedAnswer.Kind, status: Int?) {
    self.call = call
    self.moment = moment
    self.answer = answer
    self.status = status
  }
}

/// A check's command to the simulated service; the judge handles it, and learner code can't see it.
package enum ServiceOrder: WorkerRequest, Hashable {
  /// The recorded calls; empty for `play`.
  package typealias Response = [RecordedCall]

  /// Returns the calls since the check began.
  case calls
  /// Tries these routes before the scenario's routes, starting now; the responses of each route start over.
  case play([PlayedRoute], scenario: String?)

  package var erased: AnyWorkerRequest { .service(self) }
}
