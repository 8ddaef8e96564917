public import Foundation
import Stage

/// A call that learner code made, as the judge saw it.
public struct WebCall: Sendable, CustomStringConvertible {
  /// The whole address.
  public let address: String
  /// Such as `GET`.
  public let method: String
  /// Such as `weather.example`.
  public let host: String
  /// Such as `/forecast`.
  public let path: String
  /// What stands behind the question mark.
  public let query: [String: String]
  /// By their names as the code wrote them.
  public let headers: [String: String]
  /// What was sent along.
  public let body: Data
  /// The moment on the phone: that of the question in whose answering the call was made.
  public let moment: Date
  /// Of HTTP, such as 404; nil where nothing was answered.
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

  /// The value of a header, in capitals or not.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// Such as `GET https://weather.example/forecast?place=seoul`.
  public var description: String { "\(method) \(address)" }
}
