import Sentences
import WorkerProtocol

/// Requires a reason in each comment that disables a rule.
struct JustifiesItsSilence: LintRule {
  let card = LintRuleCard(
    number: "W00",
    name: Sentence("suppression without a reason", ko: "이유 없는 끄기"),
    evidence: [.source], severities: [.warning],
    threshold: Sentence(
      "a rings:lint:disable comment without “because …”, or with a rule that doesn't exist",
      ko: "“because …”나 “이유: …”가 없거나, 존재하지 않는 규칙을 끄는 rings:lint:disable 주석"),
    basis: .observed("Rings"),
    explanation: Sentence(
      "Without a reason, the next reader can't tell whether the rule still has to be off.",
      ko: "이유가 없으면 다음에 읽는 사람이 규칙을 아직 꺼 두어야 하는지 알 수 없어요."),
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
              "This comment turns off a rule without a reason.", ko: "이유를 적지 않고 규칙을 껐어요."),
            at: suppression.place
          ))
      }
      let known = Set(WidgetLint.cards.map(\.number))
      let unknown = suppression.rules.filter { !known.contains($0) }
      if suppression.rules.isEmpty {
        findings.append(
          finding(
            .warning,
            Sentence("This comment doesn't say which rule it turns off.", ko: "이 주석에 규칙 번호가 없어요."),
            at: suppression.place))
      } else if !unknown.isEmpty {
        let names = unknown.joined(separator: ", ")
        findings.append(
          finding(
            .warning, Sentence("There is no rule \(names).", ko: "\(names) 규칙이 없어요."),
            at: suppression.place))
      }
      return findings
    }
  }
}
