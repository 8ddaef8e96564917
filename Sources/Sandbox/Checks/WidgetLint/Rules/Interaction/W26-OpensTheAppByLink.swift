import Sentences
import WorkerProtocol
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
      "With an intent, the app doesn't know which screen to open. Apple recommends Link or widgetURL.",
      ko: "인텐트로 열면 앱이 어떤 화면을 열지 알 수 없어요. Apple은 Link나 widgetURL을 권해요."),
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
          "\(type.name) only opens the app.", ko: "\(type.name) 인텐트는 앱을 열기만 해요."),
        at: type.place)
    }
  }
}
