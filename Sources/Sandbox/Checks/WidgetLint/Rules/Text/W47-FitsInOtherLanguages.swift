import Sentences
import WorkerProtocol

/// Requires that text fits in Korean, German and Arabic as well as in English.
struct FitsInOtherLanguages: LintRule {
  let card = LintRuleCard(
    number: "W47",
    name: Sentence("text too long in another language", ko: "다른 언어에서 넘침"),
    evidence: [.tree], severities: [.info],
    threshold: Sentence(
      "text that is cut off in \(LintPlan.locales.joined(separator: ", ")), but not in en_US",
      ko: "en_US에서는 다 보이는 텍스트가 \(LintPlan.locales.joined(separator: ", "))에서 잘릴 때"),
    basis: .observed("Measured by Rings: dates and numbers are longer in other languages"),
    explanation: Sentence(
      "Dates, numbers and localized text have different widths in other languages.",
      ko: "날짜와 숫자, 번역한 텍스트는 언어마다 너비가 달라요."),
    fix: Sentence(
      "Leave a third more space, or add .minimumScaleFactor(0.8).",
      ko: "3분의 1만큼 여유를 두거나 .minimumScaleFactor(0.8)를 쓰세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.pictures.filter { LintPlan.locales.contains($0.request.locale) }.flatMap {
      picture -> [LintFinding] in
      let cut = ShowsWholeTexts.cut(in: picture)
      let before = examination.usual(like: picture).map(ShowsWholeTexts.cut)?.count ?? 0
      guard cut.count > before else { return [] }
      return cut.map { element in
        finding(
          .info,
          Sentence(
            "This text is cut off in another language.", ko: "다른 언어에서 텍스트가 잘려요."),
          at: picture, on: element)
      }
    }
  }
}
