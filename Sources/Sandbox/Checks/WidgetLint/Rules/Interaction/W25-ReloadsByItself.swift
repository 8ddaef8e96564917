import Sentences
import WorkerProtocol
import SwiftSource

/// Finds redundant reloads: after a button's intent, the system requests a new timeline anyway.
struct ReloadsByItself: LintRule {
  let card = LintRuleCard(
    number: "W25",
    name: Sentence("needless reload in an intent", ko: "인텐트 안의 불필요한 갱신"),
    evidence: [.source, .tree], severities: [.info],
    threshold: Sentence(
      "WidgetCenter.reload… in the perform() of an intent that one of the widget's buttons performs",
      ko: "위젯 버튼이 실행하는 인텐트의 perform() 안에 WidgetCenter.reload…가 있을 때"),
    basis: .interactivity,
    explanation: Sentence(
      "The system reloads the tapped widget as soon as perform() returns, without counting it against the budget.",
      ko: "perform()이 끝나면 시스템이 바로 그 위젯을 갱신하고, 갱신 횟수에도 넣지 않아요."),
    fix: Sentence(
      "Remove this call, or reload only other widgets, by their kind.",
      ko: "이 호출을 빼거나, 다른 위젯만 kind로 갱신하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let performed = Set(
      examination.pictures.flatMap(\.elements).compactMap { element -> String? in
        if case .intent(let type, _) = element.node.traits.action { type } else { nil }
      })
    return examination.source.types.flatMap { type -> [LintFinding] in
      // If no picture shows the button, the intent's name in the source counts.
      let isUsed =
        performed.contains(type.name)
        || examination.source.files.contains { file in
          file.tokens[...].place(of: ["intent", ":", type.name]) != nil
        }
      guard isUsed, type.isAppIntent(in: examination.source) || type.keyword == "extension",
        let perform = type.member("perform"),
        let call = perform.body.first(word: "reloadAllTimelines", "reloadTimelines")
      else { return [] }
      return [
        finding(
          .info,
          Sentence(
            "The system reloads the widget after the intent anyway, even without \(call.text).",
            ko: "\(call.text) 호출이 없어도 인텐트가 끝나면 시스템이 위젯을 갱신해요."),
          at: type.place(of: call))
      ]
    }
  }
}

extension TypeDeclaration {
  private static let intentProtocols = [
    "AppIntent", "SetValueIntent", "LiveActivityIntent", "AudioPlaybackIntent", "OpenIntent",
    "WidgetConfigurationIntent", "ControlConfigurationIntent", "ForegroundContinuableIntent",
  ]

  /// Returns whether the declaration or an extension of the type conforms to an app intent protocol.
  func isAppIntent(in source: SourceOutline) -> Bool {
    source.parts(of: name).contains { part in
      part.inherited.contains(where: Self.intentProtocols.contains)
    }
  }
}
