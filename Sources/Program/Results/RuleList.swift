import Authoring
import Host
package import Sentences

/// The gate's rules, as `pack check --rules` lists them.
package struct RuleList {
  let language: Language

  package init(language: Language) {
    self.language = language
  }

  private struct Line: Encodable {
    var rule: String
    var severity: GateRule.Severity
    var summary: Sentence
  }

  package func print(json: Bool) throws {
    if json {
      let lines = GateRule.all.map {
        Line(rule: $0.name, severity: $0.severity, summary: $0.summary)
      }
      return try StandardOutput.json(lines, pretty: true, language: language)
    }
    let width = GateRule.all.map(\.name.count).max() ?? 0
    for rule in GateRule.all {
      let name = rule.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let mark = rule.severity == .warning ? "*" : " "
      StandardOutput.line("\(name) \(mark) \(rule.summary.spoken(in: language))")
    }
    StandardOutput.line(
      Sentence(
        "* a warning: it does not break the pack", ko: "* 경고예요. 꾸러미가 통과하지 못하게 하지는 않아요"
      ).spoken(in: language))
  }
}
