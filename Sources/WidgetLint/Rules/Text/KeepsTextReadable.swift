import Stage

/// Text has a size that one can read without picking the phone up.
struct KeepsTextReadable: LintRule {
  let number = "W09"
  let basis = "HIG, Typography: 11 pt is the smallest size on iOS"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.flatMap { rendered in
      PlacedElement.all(in: rendered).compactMap { element -> LintFinding? in
        guard element.isText, let font = element.node.traits.font else { return nil }
        let size = font.size * (element.node.traits.textScale ?? 1)
        guard size < 10.95 else { return nil }
        return finding(
          size < 9 ? .error : .warning,
          "\(element.name) is set in \(Int(size.rounded())) pt.",
          fix: "Use a text style (.caption2 is 11 pt), or say less.", in: subject, at: rendered,
          on: element)
      }
    }
  }
}
