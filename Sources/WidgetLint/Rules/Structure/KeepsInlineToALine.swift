import Stage

/// The line above the clock shows one text and one symbol, in the system's own type.
struct KeepsInlineToALine: LintRule {
  let number = "W34"
  let basis = "WidgetKit documentation, accessoryInline"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.filter { $0.request.family == "accessoryInline" }.flatMap { rendered in
      var findings: [LintFinding] = []
      let elements = PlacedElement.all(in: rendered)
      let images = elements.filter(\.isImage)
      if images.count > 1 {
        findings.append(
          finding(
            .warning, "\(images.count) images in the inline family, which shows one.",
            fix: "Keep one symbol in front of the text.", in: subject, at: rendered,
            on: images[1]))
      }
      if let gauge = elements.first(where: { $0.node.traits.fraction != nil }) {
        findings.append(
          finding(
            .warning, "A gauge has no room in a line of text.",
            fix: "Write the value as text here.", in: subject, at: rendered, on: gauge))
      }
      if let tall = elements.first(where: { ($0.node.traits.lineCount ?? 1) > 1 }) {
        findings.append(
          finding(
            .warning, "\(tall.name) takes several lines, but inline has one.",
            fix: "Shorten the text.", in: subject, at: rendered, on: tall))
      }
      return findings
    }
  }
}
