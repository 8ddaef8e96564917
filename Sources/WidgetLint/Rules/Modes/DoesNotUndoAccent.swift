import Stage

/// `widgetAccentable(false)` does not take a view out of an accented group.
struct DoesNotUndoAccent: LintRule {
  let number = "W06"
  let basis = "WidgetKit documentation, widgetAccentable(_:)"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.flatMap { rendered in
      PlacedElement.all(in: rendered)
        .filter { $0.node.traits.widgetAccentable == false && $0.hasAccentableAncestor }
        .map { element in
          finding(
            .info, "widgetAccentable(false) has no effect inside an accented view.",
            fix: "Accent the other views one by one instead of their container.",
            in: subject, at: rendered, on: element)
        }
    }
  }
}
