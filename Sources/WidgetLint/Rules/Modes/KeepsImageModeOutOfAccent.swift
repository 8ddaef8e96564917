import Stage

/// An image's own mode and an accented group around it contradict each other.
struct KeepsImageModeOutOfAccent: LintRule {
  let number = "W07"
  let basis = "WidgetKit documentation, widgetAccentedRenderingMode(_:), “Important”"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.flatMap { rendered in
      PlacedElement.all(in: rendered)
        .filter { $0.node.traits.accentedMode != nil && $0.hasAccentableAncestor }
        .map { element in
          finding(
            .warning, "\(element.name) sets a mode inside an accented view, which may override it.",
            fix: "Take .widgetAccentable() off the views around the image.",
            in: subject, at: rendered, on: element)
        }
    }
  }
}
