import AppIntents
import AppleFoundation
import Drawing
import Sentences

enum ControlAction {
  case closure(@MainActor () -> Void)
  case intent(any AppIntent)
  case link(URL)

  /// Returns the action as the picture records it.
  @MainActor
  func trait(in context: ViewContext) -> ViewTraits.Action {
    switch self {
    case .closure:
      context.evaluation.noteOnce(
        rule: "closure-action",
        Sentence(
          "A button's closure never runs in a widget. Use Button(intent:) or Link.",
          ko: "버튼의 클로저는 위젯에서 실행되지 않아요. Button(intent:)이나 Link를 쓰세요."))
      return .closure
    case .intent(let intent):
      return .intent(
        type: String(describing: type(of: intent)), handle: context.evaluation.handle(for: intent))
    case .link(let url): return .link(url)
    }
  }
}
