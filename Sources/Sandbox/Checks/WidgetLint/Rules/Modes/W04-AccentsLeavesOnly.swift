import Sentences
import Stage

/// Disallows an accent on everything, which has no effect.
struct AccentsLeavesOnly: LintRule {
  let card = LintRuleCard(
    number: "W04",
    name: Sentence("everything is accented", ko: "전체가 악센트 그룹"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence(
      "90 % of the texts and images, at least two, in the accent group",
      ko: "글과 이미지의 90 % 이상(2개 이상)이 악센트 그룹에 있을 때"),
    basis: .accentable,
    explanation: Sentence(
      "Tinted, the two groups are all that is left of the colours; one group is one colour.",
      ko: "틴트 모드에서는 두 그룹의 색만 남아요. 그룹이 하나면 색도 하나예요."),
    fix: Sentence(
      "Put .widgetAccentable() on the most important symbol or number only.",
      ko: "가장 중요한 심벌이나 숫자에만 .widgetAccentable()을 붙이세요."))

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
          "Everything is in the accent group: tinted, the widget has a single colour.",
          ko: "모든 것이 악센트 그룹에 있어요. 틴트 홈 화면에서 위젯이 한 가지 색이 돼요."),
        at: picture, on: marked)
    }
  }
}
