import Stage

/// An accent on everything accents nothing.
struct AccentsLeavesOnly: LintRule {
  let number = "W04"
  let basis = "WidgetKit documentation, widgetAccentable(_:); seen in public widgets"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.compactMap { rendered in
      let elements = PlacedElement.all(in: rendered)
      let leaves = elements.filter(\.isLeaf)
      guard leaves.count > 1 else { return nil }
      let accented = leaves.filter { $0.node.traits.accent == .accent }
      guard accented.count * 10 >= leaves.count * 9 else { return nil }
      let marked = elements.first { $0.node.traits.widgetAccentable == true }
      return finding(
        .warning, "Everything is in the accent group: tinted, the widget has a single colour.",
        fix: "Put .widgetAccentable() on the most important symbol or number only.",
        in: subject, at: rendered, on: marked)
    }
  }
}
