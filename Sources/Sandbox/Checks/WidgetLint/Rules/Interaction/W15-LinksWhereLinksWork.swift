import Sentences
import WorkerProtocol

/// Requires links that work in the widget's families.
struct LinksWhereLinksWork: LintRule {
  let card = LintRuleCard(
    number: "W15",
    name: Sentence("tap without a destination", ko: "갈 곳 없는 탭"),
    evidence: [.tree], severities: [.error, .warning, .info],
    threshold: Sentence(
      "a Link in accessoryCircular, accessoryInline, or a compact or minimal Dynamic Island: error; a Link in systemSmall: warning; systemSmall without widgetURL: info",
      ko:
        "accessoryCircular·accessoryInline·다이내믹 아일랜드의 컴팩트와 최소 표시의 Link: 오류. systemSmall의 Link: 경고. widgetURL 없는 systemSmall: 참고"
    ),
    basis: .linking,
    explanation: Sentence(
      "Small widgets and Lock Screen widgets are a single tap target. Link works only in larger widgets.",
      ko: "작은 위젯과 잠금 화면 위젯은 전체가 하나의 탭 영역이에요. Link는 더 큰 위젯에서만 동작해요."),
    fix: Sentence("Use .widgetURL(…) for the widget.", ko: "위젯에는 .widgetURL(…)을 쓰세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture -> [LintFinding] in
      let links = picture.elements.filter {
        if case .link = $0.node.traits.action { true } else { false }
      }
      var findings: [LintFinding] = []
      if picture.family.activity?.isPassive == true {
        findings += links.map {
          finding(
            .error,
            Sentence(
              "A tap here opens the app without this Link's URL.",
              ko: "여기를 탭하면 Link의 URL 없이 앱이 열려요."),
            fix: Sentence(
              "Use .widgetURL(…) on the DynamicIsland.", ko: "DynamicIsland에 .widgetURL(…)을 쓰세요."),
            at: picture, on: $0)
        }
      }
      switch picture.family.widget {
      case .accessoryCircular, .accessoryInline:
        findings += links.map {
          finding(
            .error,
            Sentence("A Link does nothing in this family.", ko: "이 크기에서 Link는 아무 일도 하지 않아요."),
            at: picture, on: $0)
        }
      case .systemSmall:
        findings += links.map {
          finding(
            .warning,
            Sentence(
              "Older systems ignore a Link in a small widget.", ko: "예전 시스템은 작은 위젯의 Link를 무시해요."),
            at: picture, on: $0)
        }
        let hasURL = picture.elements.contains { $0.node.traits.widgetURL != nil }
        if !hasURL, links.isEmpty, !examination.lost("widgetURL", "Link") {
          findings.append(
            finding(
              .info,
              Sentence(
                "Without a widgetURL, a tap opens the app where the user left it, not what the widget shows.",
                ko: "widgetURL이 없어서, 탭하면 위젯이 보여 주는 내용이 아니라 앱에서 마지막으로 보던 화면이 열려요."),
              at: picture))
        }
      default: break
      }
      return findings
    }
  }
}
