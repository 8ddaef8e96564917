import Stage

/// A widget shows what it knows, however old; it never waits before one's eyes.
struct ShowsNoSpinner: LintRule {
  let number = "W19"
  let basis = "HIG, Widgets: show when data was last updated instead of a loading state"

  private static let waitingWords = ["loading", "please wait", "로딩", "불러오는 중"]

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.filter { !$0.request.isPlaceholder }.flatMap { rendered in
      PlacedElement.all(in: rendered).filter { element in
        let isSpinner = element.node.type == "ProgressView" && element.node.traits.fraction == nil
        let text = (element.node.text ?? "").lowercased()
        return isSpinner || Self.waitingWords.contains(where: text.contains)
      }.map { element in
        finding(
          .error, "\(element.name) keeps people waiting in a picture that does not move.",
          fix: "Show the last known values and when they were read.", in: subject, at: rendered,
          on: element)
      }
    }
  }
}
