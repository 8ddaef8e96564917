import Stage

/// VoiceOver reads something sensible for every picture.
struct LabelsItsImages: LintRule {
  let number = "W46"
  let basis = "HIG, Accessibility: describe images that carry meaning"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.flatMap { rendered in
      PlacedElement.all(in: rendered).filter { element in
        let traits = element.node.traits
        let isGauge = traits.fraction != nil && element.node.children.allSatisfy { $0.text == nil }
        let needsLabel = (element.isImage && !traits.isSymbol) || isGauge
        return needsLabel && traits.accessibilityLabel == nil && !traits.isAccessibilityHidden
          && !element.ancestors.contains {
            $0.traits.accessibilityLabel != nil || $0.traits.isAccessibilityHidden
          }
      }.map { element in
        finding(
          .info, "\(element.name) says nothing to VoiceOver.",
          fix: "Add .accessibilityLabel(…), or .accessibilityHidden(true) to decoration.",
          in: subject, at: rendered, on: element)
      }
    }
  }
}
