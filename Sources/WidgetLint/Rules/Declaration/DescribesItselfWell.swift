import Stage

/// The gallery's description is short and begins with what one can do.
struct DescribesItselfWell: LintRule {
  let number = "W28"
  let basis = "HIG, Widgets: a short description that starts with an action verb"

  private static let emptyOpenings = [
    "this widget", "use this widget", "add this", "이 위젯", "this is",
  ]

  func findings(in subject: LintSubject) -> [LintFinding] {
    let description = subject.declaration.description ?? ""
    if description.isEmpty {
      return [
        finding(
          .warning, "The widget has no description for the gallery.",
          fix: "Add .description(\"See the weather where you are.\").", in: subject)
      ]
    }
    var findings: [LintFinding] = []
    if Self.emptyOpenings.contains(where: description.lowercased().hasPrefix) {
      findings.append(
        finding(
          .warning, "The description begins “\(description.prefix(20))…”, which says nothing.",
          fix: "Begin with a verb: “See …”, “Keep track of …”.", in: subject))
    }
    if description.count > 60 {
      findings.append(
        finding(
          .warning, "The description has \(description.count) characters.",
          fix: "Say it in one short sentence.", in: subject))
    }
    return findings
  }
}
