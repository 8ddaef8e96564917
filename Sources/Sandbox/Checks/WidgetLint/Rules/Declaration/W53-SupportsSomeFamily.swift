import Sentences
import Stage

/// Requires a supported family. Without one, no gallery offers the widget.
struct SupportsSomeFamily: LintRule {
  let card = LintRuleCard(
    number: "W53",
    name: Sentence("no families", ko: "지원하는 크기 없음"),
    evidence: [.declaration], severities: [.error],
    threshold: Sentence(verbatim: "supportedFamilies([])"),
    basis: .observed("Reported in Apple's developer forums, thread 688120"),
    explanation: Sentence(
      "All widgets of the extension vanish from the gallery.", ko: "익스텐션 안의 모든 위젯이 갤러리에서 사라져요."),
    fix: Sentence("Name at least one family.", ko: "크기를 하나 이상 적으세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    guard examination.subject.declaration.families.isEmpty else { return [] }
    return [
      finding(
        .error,
        Sentence("The widget supports no family at all.", ko: "위젯이 지원하는 크기가 하나도 없어요."),
        in: examination)
    ]
  }
}
