import Stage

/// A widget's code does not run while it is seen: closures are never called.
struct ActsThroughIntents: LintRule {
  let number = "W17"
  let basis = "WidgetKit documentation, “Adding interactivity to widgets”"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.flatMap { rendered in
      PlacedElement.all(in: rendered).filter { $0.node.traits.action == .closure }.map { element in
        finding(
          .error, "\(element.name) runs a closure, which a widget never does.",
          fix: "Use Button(intent:) or Toggle(isOn:intent:) with an AppIntent, or a Link.",
          in: subject, at: rendered, on: element)
      }
    }
  }
}
