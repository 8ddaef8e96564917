/// Reviews a widget with numbered rules, each with its source.
///
/// Some rules in Apple's guidelines and documentation can't be checked here, or only in part. `rings lint
/// --rules` lists them too:
///
/// | rule | not checked, with the reason |
/// |---|---|
/// | W10 | Contrast in vibrant and clear rendering, because the wallpaper is unknown. Only text that vanishes (W03) counts. |
/// | W20, W21 | The time for a placeholder or snapshot, because a sandboxed worker's time differs from a phone's. The rules check the calls in the code instead. |
/// | W28 | Whether a description begins with a verb, except for openings that certainly don't. |
/// | W29 | The app's name, because a widget's files don't contain it. The rule uses the display name instead. |
/// | W37 | The darkness of Always-On; half the brightness is an estimate. |
/// | W40 | The exact limit, which Apple doesn't publish. The rule uses an estimate from reported figures. |
/// | W46 | Whether an image has a meaning. All images without a label that aren't hidden count. |
/// | W48 | Which entry matters. The rule uses differences in appearance instead. |
///
/// Rules about source read tokens, not types, and go by the names of Apple's API.
package enum WidgetLint {
  /// Every rule, by number.
  static let rules: [any LintRule] = [
    JustifiesItsSilence(), NeedsContainerBackground(), LeavesRoomInAccentedMode(),
    KeepsTextInEveryMode(), AccentsLeavesOnly(), GivesPhotosAnAccentedMode(), DoesNotUndoAccent(),
    KeepsImageModeOutOfAccent(), DistinguishesByMoreThanAccent(), KeepsTextReadable(),
    StandsOutFromItsGround(), KeepsSmallWidgetsCalm(), ShowsWholeTexts(), LaysOutEachFamily(),
    HasSomethingForEachFamily(), LinksWhereLinksWork(), GivesFingersRoom(), ActsThroughIntents(),
    UsesSupportedViews(), ShowsNoSpinner(), GivesItsPlaceholderAtOnce(),
    AnswersTheGalleryQuickly(), HasASoundTimeline(), SpacesItsEntries(), ReloadsWithinItsBudget(),
    ReloadsByItself(), OpensTheAppByLink(), GivesParametersAValue(), DescribesItselfWell(),
    DoesNotRepeatTheApp(), AdaptsToTheDark(), SaysMoreThanColor(), KeepsItsMargins(),
    UsesOpaqueGreysWhenVibrant(), KeepsInlineToALine(), KeepsBackdropOnTheLockScreen(),
    SurvivesWithoutBackground(), StaysReadableWhenDimmed(), HidesWhatIsPrivate(),
    AnimatesBriefly(), KeepsImagesSmall(), GivesTimersAWidth(), HasAKind(), KeepsBundlesSimple(),
    ExistsOnItsTarget(), ReadsEnvironmentInViews(), LabelsItsImages(), FitsInOtherLanguages(),
    SaysWhichEntryMatters(), DrawsTheSameEveryTime(), NeedsNothingThatNeverRuns(),
    FindsWhatItNames(), SaysWhatNewFamiliesDo(), SupportsSomeFamily(), FitsTheLockScreen(),
    UsesFormatsOfTheSystem(), HasOneURL(), SharesItsDefaults(),
  ]

  package static var cards: [LintRuleCard] { rules.map(\.card) }

  package static func card(_ number: String) -> LintRuleCard? {
    cards.first { $0.number == number }
  }

  /// The rules that need only a picture.
  package static var pictureRules: Set<String> {
    let seen: Set<LintRuleCard.Evidence> = [.tree, .pixels]
    return Set(cards.filter { seen.isSuperset(of: $0.evidence) }.map(\.number))
  }

  /// Returns the merged findings for one widget, without any suppression.
  package static func findings(in subject: LintSubject) -> [LintFinding] {
    findings(in: Examination(subject))
  }

  /// Returns the merged findings for one widget.
  ///
  /// - Parameter only: The rules to apply, or `nil` for all.
  static func findings(in examination: Examination, only: Set<String>? = nil) -> [LintFinding] {
    let unsure = examination.rulesAboutLostCode
    return rules.filter { only?.contains($0.card.number) ?? true }
      .filter { !unsure.contains($0.card.number) }
      .filter { $0.coversActivities || !examination.subject.isActivity }
      .flatMap { $0.findings(in: examination) }.folded()
  }
}
