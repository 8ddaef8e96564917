import Sentences
import Stage
import SwiftSource

/// Every family that the gallery offers has a layout of its own.
struct HasSomethingForEachFamily: LintRule {
  let card = LintRuleCard(
    number: "W14",
    name: Sentence("family without a layout", ko: "레이아웃이 없는 크기"),
    evidence: [.tree, .source], severities: [.warning],
    threshold: Sentence(
      "a supported family draws nothing, or falls to the default of a switch over the family",
      ko: "지원한다고 한 크기가 아무것도 그리지 않거나 switch의 default로 갈 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "People choose the family in the gallery and get an empty or a foreign layout.",
      ko: "갤러리에서 그 크기를 고른 사람은 빈 위젯이나 다른 크기의 레이아웃을 보게 돼요."),
    fix: Sentence(
      "Write a case for the family, or take it out of .supportedFamilies.",
      ko: "그 크기의 case를 쓰거나 .supportedFamilies에서 빼세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.filter { !$0.reading.drawsSomething }.map { picture in
      finding(
        .warning, Sentence("Nothing is drawn in this family.", ko: "이 크기에서는 아무것도 그려지지 않아요."),
        at: picture)
    } + defaults(in: examination)
  }

  /// The families for which a `switch` has no case of their own.
  private func defaults(in examination: Examination) -> [LintFinding] {
    FamilySwitch.all(in: examination.source).flatMap { found -> [LintFinding] in
      guard found.hasDefault, found.isInAView else { return [] }
      return examination.subject.declaration.families.filter { !found.families.contains($0) }
        .map { family in
          var finding = finding(
            .warning,
            Sentence(
              "\(family) is offered, but falls to the default of this switch.",
              ko: "\(family) 크기를 지원한다고 했지만 이 switch의 default로 가요."),
            at: found.place)
          finding.widget = examination.subject.declaration.type
          finding.families = [.widget(family)]
          return finding
        }
    }
  }
}
