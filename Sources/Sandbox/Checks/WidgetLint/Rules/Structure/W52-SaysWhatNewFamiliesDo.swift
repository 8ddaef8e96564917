import Sentences
import WorkerProtocol
import SwiftSource

/// Requires a default in a switch over `WidgetFamily`, which gets new cases in new iOS versions.
struct SaysWhatNewFamiliesDo: LintRule {
  let card = LintRuleCard(
    number: "W52",
    name: Sentence("switch over the family without a default", ko: "default 없는 크기 switch"),
    evidence: [.source], severities: [.warning],
    threshold: Sentence(
      "a switch over WidgetFamily without default or @unknown default",
      ko: "WidgetFamily에 대한 switch에 default도 @unknown default도 없을 때"),
    basis: .documentation("WidgetFamily", "widgetkit/widgetfamily"),
    explanation: Sentence(
      "Apple's WidgetFamily may gain cases. Xcode warns about this switch and rejects it in Swift 6, although it compiles in Rings.",
      ko:
        "Apple의 WidgetFamily에는 case가 더 생길 수 있어요. Rings에서는 컴파일되지만, Xcode는 이 switch에 경고하고 Swift 6에서는 거부해요."
    ),
    fix: Sentence("Add @unknown default.", ko: "@unknown default를 추가하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    FamilySwitch.all(in: examination.source).filter { !$0.hasDefault }.map { found in
      finding(
        .warning,
        Sentence(
          "This switch over the widget family has no default.",
          ko: "위젯 크기에 대한 이 switch에 default가 없어요."),
        at: found.place)
    }
  }
}
