public import Foundation
import Stage

/// What the played service does with a call, in a check's words.
public struct WebAnswer: Sendable {
  var played: PlayedAnswer

  /// Nothing but a status, such as 404.
  public static func status(_ status: Int) -> WebAnswer {
    WebAnswer(played: PlayedAnswer(status: status))
  }

  /// A text, which need not be JSON.
  public static func text(_ text: String, type: String = "text/plain", status: Int = 200)
    -> WebAnswer
  {
    WebAnswer(
      played: PlayedAnswer(
        status: status, headers: ["Content-Type": type], body: Data(text.utf8)))
  }

  /// A JSON text.
  public static func json(_ text: String, status: Int = 200) -> WebAnswer {
    self.text(text, type: "application/json", status: status)
  }

  /// The connection ends before the answer is there.
  public static var dropped: WebAnswer { WebAnswer(played: PlayedAnswer(kind: .dropped)) }

  /// The phone has no network.
  public static var offline: WebAnswer { WebAnswer(played: PlayedAnswer(kind: .offline)) }

  /// What the service answers otherwise, so many seconds later on the phone's clock.
  public static func slow(_ seconds: TimeInterval) -> WebAnswer {
    WebAnswer(played: PlayedAnswer(kind: .usual, delay: seconds))
  }

  /// The same answer, so many seconds later on the phone's clock.
  public func after(_ seconds: TimeInterval) -> WebAnswer {
    var later = self
    later.played.delay += seconds
    return later
  }
}
