package import Foundation

/// A web service that is played to learner code: which addresses it has, and what each of them answers.
package struct PlayedService: Codable, Hashable, Sendable {
  /// The names of its machines, such as `weather.example`.
  package var hosts: [String]
  /// What it answers as a rule; the first route that a call fits answers it.
  package var routes: [PlayedRoute]
  /// Other days by their names: routes that are tried before the usual ones.
  package var scenarios: [String: [PlayedRoute]]

  /// A service of these machines.
  package init(
    hosts: [String], routes: [PlayedRoute], scenarios: [String: [PlayedRoute]] = [:]
  ) {
    self.hosts = hosts
    self.routes = routes
    self.scenarios = scenarios
  }

  /// Every byte of what it answers, in one order: what caches digest.
  package var contents: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return [UInt8]((try? encoder.encode(self)) ?? Data())
  }
}

/// Calls of one kind, and the answers to them in their order.
package struct PlayedRoute: Codable, Hashable, Sendable {
  /// Such as `GET`; nil for any.
  package var method: String?
  /// Such as `/forecast`; nil for any.
  package var path: String?
  /// What a call's query must say; it may say more.
  package var query: [String: String]
  /// One after the other, the last again and again; at least one.
  package var answers: [PlayedAnswer]

  /// The answers to calls of this kind.
  package init(
    method: String? = nil, path: String? = nil, query: [String: String] = [:],
    answers: [PlayedAnswer]
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.answers = answers
  }

  /// Whether a call is of this kind.
  package func fits(_ call: ServiceCall) -> Bool {
    if let method, method.uppercased() != call.method.uppercased() { return false }
    if let path, path != call.path { return false }
    let asked = call.query
    return query.allSatisfy { asked[$0.key] == $0.value }
  }
}

/// What a service does with one call.
package struct PlayedAnswer: Codable, Hashable, Sendable {
  /// What becomes of the call.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// It is answered.
    case response
    /// The connection ends before the answer is there.
    case dropped
    /// The phone has no network.
    case offline
    /// Nobody knows the machine's name.
    case unknownHost
    /// What the service would answer otherwise.
    case usual
  }

  /// What becomes of the call.
  package var kind: Kind
  /// Of HTTP, such as 404.
  package var status: Int
  /// By their names.
  package var headers: [String: String]
  /// What is sent.
  package var body: Data
  /// Seconds on the phone until it is there.
  package var delay: Double

  /// An answer; what is not said is that of a service with nothing to say.
  package init(
    kind: Kind = .response, status: Int = 200, headers: [String: String] = [:],
    body: Data = Data(), delay: Double = 0
  ) {
    self.kind = kind
    self.status = status
    self.headers = headers
    self.body = body
    self.delay = delay
  }
}
