import Sentences
import Stage

/// Requires a reason in each comment that disables a rule.
struct JustifiesItsSilence: LintRule {
  let card = LintRuleCard(
    number: "W00",
    name: Sentence("suppression without a reason", ko: "이유 없는 끄기"),
    evidence: [.source], severities: [.warning],
    threshold: Sentence(
      "a comment rings:lint:disable without “because …”, or of a rule that does not exist",
      ko: "“because …”나 “이유: …”가 없거나 없는 규칙을 끄는 rings:lint:disable 주석"),
    basis: .observed("Rings"),
    explanation: Sentence(
      "The next reader has to know whether the reason still holds.",
      ko: "다음에 읽는 사람이 그 이유가 아직 맞는지 알아야 해요."),
    fix: Sentence(
      "Write // rings:lint:disable W10 because …", ko: "// rings:lint:disable W10 이유: … 처럼 쓰세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.source.files.flatMap(Suppression.all).flatMap { suppression -> [LintFinding] in
      var findings: [LintFinding] = []
      if suppression.reason == nil {
        findings.append(
          finding(
            .warning,
            Sentence(
              "A rule is turned off without a reason.", ko: "이유 없이 규칙을 꺼요."), at: suppression.place
          ))
      }
      let known = Set(WidgetLint.cards.map(\.number))
      let unknown = suppression.rules.filter { !known.contains($0) }
      if suppression.rules.isEmpty {
        findings.append(
          finding(
            .warning, Sentence("No rule is named.", ko: "규칙 번호가 없어요."), at: suppression.place))
      } else if !unknown.isEmpty {
        let names = unknown.joined(separator: ", ")
        findings.append(
          finding(
            .warning, Sentence("There is no rule \(names).", ko: "\(names) 규칙은 없어요."),
            at: suppression.place))
      }
      return findings
    }
  }
}
