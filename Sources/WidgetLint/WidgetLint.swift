/// Looks at a widget as a reviewer would, by numbered rules that each name their source.
package enum WidgetLint {
  /// Every rule, in the order of their numbers.
  static let rules: [any LintRule] = [
    NeedsContainerBackground(), AccentsLeavesOnly(), GivesPhotosAnAccentedMode(),
    DoesNotUndoAccent(), KeepsImageModeOutOfAccent(), KeepsTextReadable(), KeepsSmallWidgetsCalm(),
    ShowsWholeTexts(), LaysOutEachFamily(), LinksWhereLinksWork(), GivesFingersRoom(),
    ActsThroughIntents(), ShowsNoSpinner(), HasASoundTimeline(), SpacesItsEntries(),
    ReloadsWithinItsBudget(), DescribesItselfWell(), KeepsItsMargins(), KeepsInlineToALine(),
    HasAKind(), ReadsEnvironmentInViews(), LabelsItsImages(),
  ]

  /// What every rule finds, the gravest first; equal findings of several pictures are said once.
  package static func findings(in subject: LintSubject) -> [LintFinding] {
    var seen: Set<LintFinding> = []
    return rules.flatMap { $0.findings(in: subject) }
      .filter { finding in
        var place = finding
        place.family = nil
        place.mode = nil
        return seen.insert(place).inserted
      }
      .enumerated()
      .sorted { left, right in
        (right.element.severity, left.offset) < (left.element.severity, right.offset)
      }
      .map(\.element)
  }
}
