package import Sentences
package import WidgetLint

/// The lint's findings as JSON; the shape of `lint.schema.json`.
package struct LintDocument: Encodable {
  struct Finding: Encodable {
    let rule: String
    let name: String
    let severity: String
    let message: String
    let fix: String
    let source: String
    let address: String?
    let widget: String?
    let families: [String]
    let modes: [String]
    let elements: [String]
    let file: String?
    let line: Int?
    /// Why the finding does not count; only where a comment turned it off.
    let reason: String?
  }

  struct Limit: Encodable {
    let rule: String
    let reason: String
  }

  struct Counts: Encodable {
    let errors, warnings, infos: Int
  }

  let version = 1
  let findings: [Finding]
  let suppressed: [Finding]
  let leftOut: [Limit]
  let counts: Counts

  package init(_ report: LintReport, in language: Language) {
    findings = report.findings.map { Finding($0, in: language) }
    suppressed = report.suppressed.map { Finding($0.finding, in: language, reason: $0.by.reason) }
    leftOut = report.leftOut.map { Limit(rule: $0.rule, reason: $0.reason.spoken(in: language)) }
    counts = Counts(
      errors: report.count(.error), warnings: report.count(.warning), infos: report.count(.info))
  }
}

extension LintDocument.Finding {
  init(_ finding: LintFinding, in language: Language, reason: String? = nil) {
    rule = finding.rule
    name = WidgetLint.card(finding.rule)?.name.spoken(in: language) ?? ""
    severity = finding.severity.rawValue
    message = finding.message.spoken(in: language)
    fix = finding.fix.spoken(in: language)
    source = finding.basis.title
    address = finding.basis.address
    widget = finding.widget
    families = finding.families.map(\.rawValue)
    modes = finding.modes
    elements = finding.elements
    file = finding.place?.file
    line = finding.place?.line
    self.reason = reason
  }
}

/// Every rule as JSON.
package struct LintRulesDocument: Encodable {
  struct Rule: Encodable {
    let rule: String
    let name: String
    let severities: [String]
    let evidence: [String]
    let threshold: String
    let explanation: String
    let fix: String
    let source: String
    let address: String?
  }

  let version = 1
  let rules: [Rule]
  let limits: [LintDocument.Limit]

  package init(in language: Language) {
    rules = WidgetLint.cards.map { card in
      Rule(
        rule: card.number, name: card.name.spoken(in: language),
        severities: card.severities.map(\.rawValue), evidence: card.evidence.map(\.rawValue),
        threshold: card.threshold.spoken(in: language),
        explanation: card.explanation.spoken(in: language), fix: card.fix.spoken(in: language),
        source: card.basis.title, address: card.basis.address)
    }
    limits = WidgetLint.limits.map {
      LintDocument.Limit(rule: $0.rule, reason: $0.reason.spoken(in: language))
    }
  }
}
