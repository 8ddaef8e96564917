import Stage

/// What is tapped is large enough for a finger.
struct GivesFingersRoom: LintRule {
  let number = "W16"
  let basis = "HIG, Accessibility: controls of 44 × 44 points, at least 28 × 28"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.flatMap { rendered in
      PlacedElement.all(in: rendered).compactMap { element -> LintFinding? in
        guard element.isControl else { return nil }
        let shorter = min(element.node.frame.width, element.node.frame.height)
        guard shorter < 43.5 else { return nil }
        let frame = element.node.frame
        return finding(
          shorter < 28 ? .error : .warning,
          "\(element.name) is \(Int(frame.width.rounded())) × \(Int(frame.height.rounded())) pt.",
          fix: "Give it .frame(minWidth: 44, minHeight: 44) and .contentShape(.rect).",
          in: subject, at: rendered, on: element)
      }
    }
  }
}
