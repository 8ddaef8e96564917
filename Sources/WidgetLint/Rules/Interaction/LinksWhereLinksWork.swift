import Stage

/// Where a tap can go depends on the family.
struct LinksWhereLinksWork: LintRule {
  let number = "W15"
  let basis = "WidgetKit documentation, “Linking to specific app scenes from your widget”"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.flatMap { rendered -> [LintFinding] in
      let elements = PlacedElement.all(in: rendered)
      let links = elements.filter {
        if case .link = $0.node.traits.action { true } else { false }
      }
      let addresses = elements.compactMap(\.node.traits.widgetURL)
      var findings: [LintFinding] = []
      if Set(addresses).count > 1 {
        findings.append(
          finding(
            .error, "Several widgetURLs: which one a tap opens is undefined.",
            fix: "Keep one widgetURL for the widget, and Links for its parts.", in: subject,
            at: rendered))
      }
      switch rendered.request.family {
      case "accessoryCircular", "accessoryInline":
        findings += links.map {
          finding(
            .error, "A Link does nothing in this family.", fix: "Use .widgetURL(…).",
            in: subject, at: rendered, on: $0)
        }
      case "systemSmall":
        findings += links.map {
          finding(
            .warning, "Older systems ignore a Link in a small widget.",
            fix: "Use .widgetURL(…), which works everywhere.", in: subject, at: rendered, on: $0)
        }
      default: break
      }
      return findings
    }
  }
}
