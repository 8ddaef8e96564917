public import Foundation
import Sentences
import WorkerProtocol

/// The result of a tap, with the picture after it.
public struct Tapped: Sendable {
  /// The type name of the app intent that the tap performed.
  public let intent: String?
  /// The URL that opened the app.
  public let opened: URL?
  /// The kinds of the reloaded widgets.
  public let reloadedKinds: [String]
  /// Whether the intent requested a reload of this widget, which the system performs anyway.
  public let asksForReload: Bool
  /// Whether the intent stored a value in `UserDefaults.standard` after it requested a reload.
  ///
  /// The new picture may then show the old value.
  public let storesAfterAsking: Bool
  /// The picture after the tap and the following reload.
  public let picture: RenderedPicture
}

extension RenderedPicture {
  /// Taps a button, toggle or link of this picture, which must be the latest picture.
  ///
  /// An intent that throws fails the check with the error's message.
  public func tap(_ element: PictureElement) throws -> Tapped {
    guard element.isEnabled else {
      throw PictureQuestionError(
        Sentence(
          "A tap on \(element.nameSentence) does nothing because the control is disabled.",
          ko: "\(element.nameSentence) 부분을 탭해도 아무 일도 일어나지 않아요. 비활성화되어 있어요."),
        expected: Sentence("an enabled control", ko: "활성화된 컨트롤"),
        actual: Sentence(verbatim: "disabled(true)"))
    }
    guard case .intent(_, let handle) = element.node.traits.action else {
      if case .link(let url) = element.node.traits.action {
        return Tapped(
          intent: nil, opened: url, reloadedKinds: [], asksForReload: false,
          storesAfterAsking: false, picture: self)
      }
      throw PictureQuestionError(
        Sentence(
          """
          A tap on \(element.nameSentence) does nothing in a widget. Use an app intent or a link.
          """,
          ko: """
            \(element.nameSentence) 부분을 탭해도 위젯에서는 아무 일도 일어나지 않아요. 앱 인텐트나 링크를 \
            쓰세요.
            """),
        expected: Sentence(
          "Button(intent:), Toggle(isOn:intent:) or Link",
          ko: "Button(intent:), Toggle(isOn:intent:), Link 가운데 하나"),
        actual: element.tapAction == .closure
          ? Sentence("a closure", ko: "클로저")
          : Sentence("not a control", ko: "탭할 수 없는 뷰"))
    }
    let outcome = try session.ask(TapRequest(handle: handle, picture: rendered.request))
    if let error = outcome.error {
      throw PictureQuestionError(
        Sentence("The intent failed: \(error)", ko: "인텐트가 실패했어요: \(error)"),
        actual: Sentence(verbatim: error))
    }
    let after = try outcome.after.map { try session.picture($0) } ?? self
    return Tapped(
      intent: outcome.intent, opened: outcome.opened, reloadedKinds: outcome.reloadedKinds,
      asksForReload: outcome.asksForReload, storesAfterAsking: outcome.storesAfterAsking,
      picture: after)
  }
}

extension PictureElement {
  /// Taps this button, toggle or link; see `RenderedPicture.tap(_:)`.
  public func tap() throws -> Tapped { try picture.tap(self) }
}
