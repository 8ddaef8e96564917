import Sentences
import WorkerProtocol

/// Requires at least one supported family.
///
/// Without a family, no gallery offers the widget.
struct SupportsSomeFamily: LintRule {
  let card = LintRuleCard(
    number: "W53",
    name: Sentence("no supported families", ko: "지원하는 크기 없음"),
    evidence: [.declaration], severities: [.error],
    threshold: Sentence(verbatim: "supportedFamilies([])"),
    basis: .observed("Reported in Apple's developer forums, thread 688120"),
    explanation: Sentence(
      "If one widget has no families, all widgets of the extension disappear from the gallery.",
      ko: "위젯 하나라도 크기가 없으면 익스텐션의 모든 위젯이 갤러리에서 사라져요."),
    fix: Sentence("Support at least one family.", ko: "크기를 하나 이상 지원하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    guard examination.subject.declaration.families.isEmpty else { return [] }
    return [
      finding(
        .error,
        Sentence("The widget supports no families.", ko: "위젯이 지원하는 크기가 하나도 없어요."),
        in: examination)
    ]
  }
}
