public import Foundation
import WorkerProtocol

/// A response of the simulated web service.
public struct WebAnswer: Sendable {
  var played: PlayedAnswer

  /// Returns a response with only a status code, such as 404.
  public static func status(_ status: Int) -> WebAnswer {
    WebAnswer(played: PlayedAnswer(status: status))
  }

  /// Returns a response with text of any media type.
  public static func text(_ text: String, type: String = "text/plain", status: Int = 200)
    -> WebAnswer
  {
    WebAnswer(
      played: PlayedAnswer(
        status: status, headers: ["Content-Type": type], body: Data(text.utf8)))
  }

  /// Returns a response with JSON.
  public static func json(_ text: String, status: Int = 200) -> WebAnswer {
    self.text(text, type: "application/json", status: status)
  }

  /// A connection that ends before the response arrives.
  public static var dropped: WebAnswer { WebAnswer(played: PlayedAnswer(kind: .dropped)) }

  /// A request that fails because the phone has no network.
  public static var offline: WebAnswer { WebAnswer(played: PlayedAnswer(kind: .offline)) }

  /// Returns the default response, delayed by some seconds on the phone's clock.
  public static func slow(_ seconds: TimeInterval) -> WebAnswer {
    WebAnswer(played: PlayedAnswer(kind: .usual, delay: seconds))
  }

  /// Returns this response, delayed by some seconds on the phone's clock.
  public func after(_ seconds: TimeInterval) -> WebAnswer {
    var later = self
    later.played.delay += seconds
    return later
  }
}
