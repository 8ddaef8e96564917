import Stage

/// `@Environment` outside a view's stored properties reads the default, whatever the system sets.
struct ReadsEnvironmentInViews: LintRule {
  let number = "W45"
  let basis = "SwiftUI's run-time warning “Accessing Environment's value outside of …”"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pictures.flatMap { rendered in
      rendered.picture.notes.filter { $0.rule == "environment-outside-view" }.map { note in
        finding(
          .warning, note.message,
          fix: "Store the @Environment property in the View or ViewModifier that uses it.",
          in: subject, at: rendered)
      }
    }
  }
}
