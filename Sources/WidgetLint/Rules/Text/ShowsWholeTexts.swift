import Stage

/// A widget cannot be scrolled: what is cut off is lost.
struct ShowsWholeTexts: LintRule {
  let number = "W12"
  let basis = "HIG, Typography: “Minimize text truncation as font size increases”"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pictures.filter { $0.request.mode == .fullColor && !$0.request.isDark }
      .flatMap { rendered in
        let isLargeType = rendered.request.dynamicTypeSize != "large"
        return PlacedElement.all(in: rendered).filter(\.node.isTruncated).map { element in
          finding(
            isLargeType ? .warning : .error,
            "\(element.name) is cut off\(isLargeType ? " at larger text sizes" : "").",
            fix: "Shorten it, let it wrap, or allow .minimumScaleFactor(0.8).",
            in: subject, at: rendered, on: element)
        }
      }
  }
}
