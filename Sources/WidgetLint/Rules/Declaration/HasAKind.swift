import Stage

/// The kind names the widget to the system; reloads and stored placements go by it.
struct HasAKind: LintRule {
  let number = "W42"
  let basis = "WidgetKit documentation, StaticConfiguration"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard subject.declaration.kind.allSatisfy(\.isWhitespace) else { return [] }
    return [
      finding(
        .error, "The widget's kind is empty.",
        fix: "Give every widget a kind of its own, and never change it.", in: subject)
    ]
  }
}
