import Sentences
import WorkerProtocol

/// Finds `widgetAccentable(false)`, which doesn't remove a view from an accented group.
struct DoesNotUndoAccent: LintRule {
  let card = LintRuleCard(
    number: "W06",
    name: Sentence("widgetAccentable(false) inside true", ko: "true 안의 widgetAccentable(false)"),
    evidence: [.tree], severities: [.info],
    threshold: Sentence("any occurrence", ko: "하나라도 있을 때"), basis: .accentable,
    explanation: Sentence(
      "Once a view is in the accent group, everything inside it stays in the group.",
      ko: "한번 악센트 그룹에 들어간 뷰의 하위 뷰는 모두 그 그룹에 남아요."),
    fix: Sentence(
      "Accent the other views separately, not their container.",
      ko: "컨테이너 대신 다른 뷰를 하나씩 강조하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.elements
        .filter { $0.node.traits.widgetAccentable == false && $0.hasAccentableAncestor }
        .map { element in
          finding(
            .info,
            Sentence(
              "widgetAccentable(false) has no effect inside an accented view.",
              ko: "강조된 뷰 안에서 widgetAccentable(false)는 아무 효과가 없어요."),
            at: picture, on: element)
        }
    }
  }
}
