import Foundation
import PictureReading
import Sentences

extension ExerciseTestCase {
  /// Fails if the app switcher's card shows a secret, or if there's no card.
  ///
  /// - Parameter secrets: Texts to hide, in addition to the contents of secure fields and `privacySensitive`
  ///   views.
  public func assertHidesSecrets(
    _ moment: AppMoment, _ secrets: String..., message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let card = try moment.card()
    let seen = moment.secretsOnCard(secrets)
    guard let first = seen.first else { return }
    fail(
      message.said
        ?? Sentence(
          "On the card in the app switcher anybody can read “\(first)”.",
          ko: "앱 전환기의 카드에서 누구나 “\(first)” 글을 읽을 수 있어요."),
      expected: Sentence("a card without secrets", ko: "비밀이 보이지 않는 카드"),
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
          "The app is active again, and something still covers it.",
          ko: "앱이 다시 활성 상태인데 아직 무언가가 가리고 있어요."),
      expected: Sentence("the app's own views", ko: "앱 자신의 뷰"),
      actual: Sentence("\(moment.coversLeft) more", ko: "\(moment.coversLeft)개 더"),
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
          "The system told the app something else.", ko: "시스템이 앱에 다른 것을 알렸어요."),
      expected: Sentence(verbatim: callbacks.joined(separator: ", ")),
      actual: Sentence(verbatim: moment.callbacks.joined(separator: ", ")), file: file, line: line)
  }
}
