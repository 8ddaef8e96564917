import Sentences
import WorkerProtocol

/// Disallows an accent on everything, which has no effect.
struct AccentsLeavesOnly: LintRule {
  let card = LintRuleCard(
    number: "W04",
    name: Sentence("everything is accented", ko: "전체가 악센트 그룹"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence(
      "at least 90% of text and images, and at least two elements, are in the accent group",
      ko: "텍스트와 이미지의 90% 이상(2개 이상)이 악센트 그룹에 있을 때"),
    basis: .accentable,
    explanation: Sentence(
      "When tinted, a widget has one color per group. With a single group, everything has the same color.",
      ko: "틴트 처리되면 그룹마다 색이 하나씩만 남아요. 그룹이 하나면 모두 같은 색이 돼요."),
    fix: Sentence(
      "Add .widgetAccentable() only to the most important symbol or number.",
      ko: "가장 중요한 심볼이나 숫자에만 .widgetAccentable()을 붙이세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.compactMap { picture in
      let leaves = picture.leaves
      guard leaves.count > 1 else { return nil }
      let accented = leaves.filter(\.isAccented)
      guard accented.count * 10 >= leaves.count * 9 else { return nil }
      let marked = picture.elements.first(where: \.isMarkedAccentable)
      return finding(
        .warning,
        Sentence(
          "Everything is in the accent group, so the tinted widget has a single color.",
          ko: "모두 악센트 그룹에 있어서, 틴트 처리되면 위젯이 한 가지 색이 돼요."),
        at: picture, on: marked)
    }
  }
}
