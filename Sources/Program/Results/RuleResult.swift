import Authoring
package import Sentences

/// The result of `pack check --rules`: the rules of pack validation.
package struct RuleResult: CommandResult {
  package init() {}

  package func blocks(inWords: Bool) -> [ResultBlock] {
    let width = ValidationRule.all.map(\.name.count).max() ?? 0
    let rules = ValidationRule.all.map { rule in
      let name = rule.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let mark = rule.severity == .warning ? "*" : " "
      return Sentence("\(name) \(mark) \(rule.summary)", ko: "\(name) \(mark) \(rule.summary)")
    }
    return [
      .sentences(
        rules + [
          Sentence(
            "* warning only: the pack still passes",
            ko: "* 경고예요. 꾸러미는 그대로 통과해요")
        ])
    ]
  }

  package func document(in language: Language) -> [JSONFields] {
    ValidationRule.all.map {
      ["rule": $0.name, "severity": $0.severity, "summary": $0.summary.spoken(in: language)]
    }
  }
}
