package import Foundation

/// A simulated web service: its hosts, and the responses of its routes.
package struct PlayedService: Codable, Hashable, Sendable {
  /// The host names, such as `weather.example`.
  package var hosts: [String]
  /// The usual routes; the first that matches a call responds to it.
  package var routes: [PlayedRoute]
  /// Alternative routes by scenario, tried before the usual routes.
  package var scenarios: [String: [PlayedRoute]]

  /// Creates a service with these hosts.
  package init(
    hosts: [String], routes: [PlayedRoute], scenarios: [String: [PlayedRoute]] = [:]
  ) {
    self.hosts = hosts
    self.routes = routes
    self.scenarios = scenarios
  }

  /// The service's bytes in a stable order, for cache keys.
  package var contents: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return [UInt8]((try? encoder.encode(self)) ?? Data())
  }
}

/// A kind of call, and the responses to it in order.
package struct PlayedRoute: Codable, Hashable, Sendable {
  /// An HTTP method such as `GET`; nil for any.
  package var method: String?
  /// A path such as `/forecast`; nil for any.
  package var path: String?
  /// The query items that a call must have; the call can have more items.
  package var query: [String: String]
  /// The responses in order, at least one; the last response repeats.
  package var answers: [PlayedAnswer]

  /// Creates a route with its responses.
  package init(
    method: String? = nil, path: String? = nil, query: [String: String] = [:],
    answers: [PlayedAnswer]
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.answers = answers
  }

  /// Returns whether the route matches a call.
  package func fits(_ call: ServiceCall) -> Bool {
    if let method, method.uppercased() != call.method.uppercased() { return false }
    if let path, path != call.path { return false }
    let asked = call.query
    return query.allSatisfy { asked[$0.key] == $0.value }
  }
}

/// The service's response to one call.
package struct PlayedAnswer: Codable, Hashable, Sendable {
  /// A kind of response.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// An HTTP response.
    case response
    /// A connection that ends before the response arrives.
    case dropped
    /// A phone without a network.
    case offline
    /// A host name that can't be resolved.
    case unknownHost
    /// The response that the service would give otherwise.
    case usual
  }

  /// The kind of response.
  package var kind: Kind
  /// The HTTP status, such as 404.
  package var status: Int
  /// The HTTP headers.
  package var headers: [String: String]
  /// The body of the response.
  package var body: Data
  /// The time until the response arrives, in seconds on the phone's clock.
  package var delay: Double

  /// Creates a response; by default, an empty response without a delay.
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
