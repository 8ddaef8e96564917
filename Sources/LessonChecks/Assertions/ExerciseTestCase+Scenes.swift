import Foundation
import PictureReading

/// What an app shows of itself when somebody looks over its user's shoulder.
extension ExerciseTestCase {
  /// Fails where a secret can be read on the card in the app switcher, and where there is no card.
  ///
  /// - Parameter secrets: Texts that nobody should read, besides what secure fields hold and what is
  ///   `privacySensitive`.
  public func assertHidesSecrets(
    _ moment: AppMoment, _ secrets: String..., message: String? = nil
  ) throws {
    let card = try moment.card()
    let seen = moment.secretsOnCard(secrets)
    guard let first = seen.first else { return }
    fail(
      message ?? "On the card in the app switcher anybody can read “\(first)”.",
      expected: "a card without secrets",
      actual: seen.map { "“\($0)”" }.joined(separator: ", "), showing: [card])
  }

  /// Fails where a view that covered the app is still there once it is active again.
  public func assertNothingLeftOver(_ moment: AppMoment, _ message: String? = nil) throws {
    guard moment.coversLeft > 0 else { return }
    fail(
      message ?? "The app is active again, and something still covers it.",
      expected: "the app's own views", actual: "\(moment.coversLeft) more",
      showing: [try moment.window()])
  }

  /// Fails unless the system told the app exactly this, in this order.
  public func assertCallbacks(
    _ moment: AppMoment, _ callbacks: [String], _ message: String? = nil
  ) {
    guard moment.callbacks != callbacks else { return }
    fail(
      message ?? "The system told the app something else.",
      expected: callbacks.joined(separator: ", "),
      actual: moment.callbacks.joined(separator: ", "))
  }
}
