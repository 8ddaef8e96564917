import Sentences
import Stage
import SwiftSource

/// Requires a link instead of a button whose intent only opens the app.
struct OpensTheAppByLink: LintRule {
  let card = LintRuleCard(
    number: "W26",
    name: Sentence("intent that only opens the app", ko: "앱만 여는 인텐트"),
    evidence: [.source], severities: [.warning],
    threshold: Sentence(
      "a Button(intent:) whose intent has openAppWhenRun = true and a perform() that only returns",
      ko: "Button(intent:)의 인텐트가 openAppWhenRun = true이고 perform()이 결과만 돌려줄 때"),
    basis: .interactivity,
    explanation: Sentence(
      "Apple asks to open the app by Link or widgetURL: it then knows where to go.",
      ko: "Apple은 앱을 열 때 Link나 widgetURL을 쓰라고 해요. 그래야 앱이 어디로 갈지 알아요."),
    fix: Sentence("Use Link(destination:).", ko: "Link(destination:)을 쓰세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let source = examination.source
    return source.types.filter { type in
      guard type.keyword != "extension", type.isAppIntent(in: source),
        source.files.contains(where: {
          $0.tokens[...].place(of: ["intent", ":", type.name]) != nil
        })
      else { return false }
      let members = source.parts(of: type.name).flatMap(\.members)
      let opens = members.contains { member in
        member.name == "openAppWhenRun"
          && (member.head.contains(word: "true") || member.body.contains(word: "true"))
      }
      let perform = members.first { $0.name == "perform" }
      let words = perform?.body.filter { $0.kind == .word }.map(\.text) ?? []
      return opens && perform != nil && words.allSatisfy { ["return", "result"].contains($0) }
    }.map { type in
      finding(
        .warning,
        Sentence(
          "\(type.name) does nothing but open the app.", ko: "\(type.name) 인텐트는 앱을 열기만 해요."),
        at: type.place)
    }
  }
}
