import Sentences
import WorkerProtocol

/// Requires a container background in Home Screen widgets on iOS 17 and later, so that the system can remove
/// it.
struct NeedsContainerBackground: LintRule {
  let card = LintRuleCard(
    number: "W01",
    name: Sentence("missing container background", ko: "컨테이너 배경 없음"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "no containerBackground(for: .widget) in a system family or accessoryRectangular, from iOS 17",
      ko: "iOS 17부터 시스템 크기와 accessoryRectangular에 containerBackground(for: .widget)가 없을 때"),
    basis: .preparing,
    explanation: Sentence(
      "In StandBy, on the Lock Screen and when tinted, the system removes the background. It can do so only if the widget declares it.",
      ko: "스탠바이, 잠금 화면, 틴트 처리된 화면에서는 시스템이 배경을 없애요. 위젯이 배경을 선언해야 없앨 수 있어요."),
    fix: Sentence(
      "Add .containerBackground(for: .widget) { … } to the widget's view.",
      ko: "위젯 뷰에 .containerBackground(for: .widget) { … }를 붙이세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    // The container background may be in code that Rings left out because it lacks a module.
    if examination.lost("containerBackground") { return [] }
    return examination.usual.filter { picture in
      picture.notes.contains { $0.rule == "container-background" }
    }.map { picture in
      finding(
        .error,
        Sentence(
          "Without containerBackground, the phone shows “Please adopt containerBackground API” instead of the widget.",
          ko:
            "containerBackground가 없어서, 휴대폰이 위젯 대신 “Please adopt containerBackground API”를 보여 줘요."
        ),
        at: picture)
    }
  }
}
