import Drawing
import Foundation
import Sentences

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Text: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    var context = context
    // A running app formats the text itself, but the system archives a widget's text.
    if content.needsOwnFormat, SceneLife.current == nil {
      context.environment.redactionReasons.insert(.placeholder)
      context.evaluation.noteOnce(
        rule: "own-format",
        Sentence(
          "The system can't archive a format style of your own for text that stays up to date, so the phone "
            + "shows a placeholder. Use a format of the system, such as .timer(countingDownIn:).",
          ko: "스스로 갱신되는 텍스트의 직접 만든 포맷 스타일은 시스템이 저장하지 못해서 휴대폰에는 자리표시만 보여요. "
            + ".timer(countingDownIn:) 같은 시스템 포맷을 쓰세요."))
    }
    let environment = context.environment
    let text = context.evaluation.withAmbient(environment) {
      MeasuredText(
        runs: TextResolver.runs(of: self, in: environment), metrics: context.evaluation.metrics)
    }
    if text.isCut {
      context.evaluation.noteOnce(
        rule: "text-too-long",
        Sentence(
          "A Text has more than \(MeasuredText.maximumCharacters) characters. The rest isn't drawn.",
          ko: "Text의 글자가 \(MeasuredText.maximumCharacters)자보다 많아요. 나머지는 그리지 않아요."))
    }
    let node = LayoutNode(
      "Text",
      behavior: TextBehavior(
        text: text, isSelfUpdating: content.isSelfUpdating, in: environment),
      in: context)
    node.text = text.string
    node.traits.font = text.runs.first?.font ?? TextStyle(in: environment).font(in: environment)
    node.traits.foreground =
      (text.runs.first?.foreground?.resolved(in: environment) ?? environment.foreground())
      .paint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    node.traits.lineLimit = environment.lineLimit
    let transition = environment.contentTransition
    if transition != .identity { node.traits.contentTransition = transition.kind.rawValue }
    if transition.countsDown { node.traits.transitionCountsDown = true }
    if let value = transition.value, value.isFinite { node.traits.transitionValue = value }
    node.traits.accessibilityLabel = accessibilityLabel(in: environment)
    node.traits.isRedacted = environment.redactsText
    return [node]
  }

  /// Returns the text alone, for labels and descriptions.
  package func string(in environment: EnvironmentValues) -> String {
    TextResolver.runs(of: self, in: environment)
      .map { $0.symbol == nil ? $0.string : $0.symbolWords }.joined()
  }

  private func accessibilityLabel(in environment: EnvironmentValues) -> String? {
    for modifier in modifiers.reversed() {
      if case .accessibilityLabel(let label) = modifier { return label.string(in: environment) }
    }
    return nil
  }
}
