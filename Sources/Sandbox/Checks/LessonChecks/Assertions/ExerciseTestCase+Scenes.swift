import Foundation
import PictureReading
import Sentences

extension ExerciseTestCase {
  /// Fails if the app switcher's card shows a secret, or if there's no card.
  ///
  /// The message ends with the reason: nothing covers the secret, or the cover lets it show.
  ///
  /// - Parameter secrets: Text to hide, in addition to the contents of secure fields and `privacySensitive`
  ///   views.
  public func assertHidesSecrets(
    _ moment: AppMoment, _ secrets: String..., message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let card = try moment.card()
    let seen = moment.secretsOnCard(secrets)
    guard let first = seen.first else { return }
    let effect =
      message.said
      ?? Sentence(
        "The card in the app switcher still shows “\(first)”.",
        ko: "앱 전환기의 카드에 “\(first)” 텍스트가 그대로 보여요.")
    fail(
      moment.sentence(effect, becauseCardShows: first, in: card),
      expected: Sentence("a card without secrets", ko: "비밀 정보가 없는 카드"),
      actual: Sentence(verbatim: seen.map { "“\($0)”" }.joined(separator: ", ")), showing: [card],
      file: file, line: line)
  }

  /// Fails if a view that covered the app is still there after the app is active again.
  public func assertNothingLeftOver(
    _ moment: AppMoment, _ message: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    guard moment.coversLeft > 0 else { return }
    fail(
      message.said
        ?? Sentence(
          "The app is active again, but something still covers it.",
          ko: "앱이 다시 활성 상태가 됐는데 아직 가리는 뷰가 남아 있어요."),
      expected: Sentence("only the app's own views", ko: "앱의 뷰만"),
      actual: Sentence("\(count: moment.coversLeft, "more view")", ko: "뷰 \(moment.coversLeft)개 더"),
      showing: [try moment.window()], file: file, line: line)
  }

  /// Fails unless the app received exactly these callbacks, in this order.
  public func assertCallbacks(
    _ moment: AppMoment, _ callbacks: [String], _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard moment.callbacks != callbacks else { return }
    fail(
      message.said
        ?? Sentence(
          "The app received the wrong callbacks.", ko: "앱이 받은 콜백이 예상과 달라요."),
      expected: Sentence(verbatim: callbacks.joined(separator: ", ")),
      actual: Sentence(verbatim: moment.callbacks.joined(separator: ", ")), file: file, line: line)
  }
}
