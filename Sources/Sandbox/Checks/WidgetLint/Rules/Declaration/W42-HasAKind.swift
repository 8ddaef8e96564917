import Sentences
import WorkerProtocol

/// Requires a kind, which identifies the widget for reloads and stored placements.
struct HasAKind: LintRule {
  let card = LintRuleCard(
    number: "W42",
    name: Sentence(verbatim: "kind"),
    evidence: [.declaration], severities: [.error],
    threshold: Sentence(
      "an empty kind, or the same kind as another widget", ko: "kind가 비었거나 다른 위젯과 같을 때"),
    basis: .documentation("StaticConfiguration", "widgetkit/staticconfiguration"),
    explanation: Sentence(
      "The system uses the kind to find the widgets to reload, and the widgets that are already on users' screens.",
      ko: "시스템은 갱신할 위젯도, 사용자의 화면에 이미 놓인 위젯도 kind로 찾아요."),
    fix: Sentence(
      "Give each widget its own kind, and never change it.", ko: "위젯마다 고유한 kind를 주고 바꾸지 마세요.")
  )

  func findings(in examination: Examination) -> [LintFinding] {
    let declaration = examination.subject.declaration
    if declaration.kind.allSatisfy(\.isWhitespace) {
      return [
        finding(
          .error, Sentence("The widget's kind is empty.", ko: "위젯의 kind가 비어 있어요."), in: examination
        )
      ]
    }
    let twins = examination.subject.widgets.filter {
      $0.kind == declaration.kind && $0.type != declaration.type
    }
    return twins.map { twin in
      finding(
        .error,
        Sentence(
          "\(twin.type) has the same kind: “\(declaration.kind)”.",
          ko: "\(twin.type) 위젯과 kind가 같아요: “\(declaration.kind)”."),
        in: examination)
    }
  }
}
