public import Foundation
import WorkerProtocol

/// A request that learner code sent to the web service, as recorded by the judge.
public struct WebCall: Sendable, CustomStringConvertible {
  /// The full URL.
  public let address: String
  /// The HTTP method, such as `GET`.
  public let method: String
  /// The host, such as `weather.example`.
  public let host: String
  /// The path, such as `/forecast`.
  public let path: String
  /// The items of the URL's query string.
  public let query: [String: String]
  /// The headers, by name as the code wrote it.
  public let headers: [String: String]
  /// The request's body.
  public let body: Data
  /// The phone's time when the code sent the request.
  public let moment: Date
  /// The HTTP status code, such as 404, or `nil` if there was no response.
  public let status: Int?

  init(_ recorded: RecordedCall) {
    address = recorded.call.address
    method = recorded.call.method
    host = recorded.call.host
    path = recorded.call.path
    query = recorded.call.query
    headers = recorded.call.headers
    body = recorded.call.body
    moment = recorded.moment
    status = recorded.status
  }

  /// Returns the value of a header, ignoring the case of its name.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// The method and URL, such as `GET https://weather.example/forecast?place=seoul`.
  public var description: String { "\(method) \(address)" }
}
