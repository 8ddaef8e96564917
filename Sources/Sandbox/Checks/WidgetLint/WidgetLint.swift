/// Looks at a widget as a reviewer would, by numbered rules that each name their source.
///
/// Of the rules that Apple's guidelines and documentation allow, these cannot be decided here, or
/// only in part; `rings lint --rules` lists them as well:
///
/// | rule | what is not decided, and why |
/// |---|---|
/// | W10 | In vibrant and clear rendering the wallpaper is anyone's: only texts that vanish (W03) count there. |
/// | W20, W21 | How long a placeholder or snapshot takes: a jailed worker's time says nothing of a phone's. What their code calls is looked at instead. |
/// | W28 | Whether a description begins with a verb, beyond the openings that surely do not. |
/// | W29 | The app's name: a widget's files do not hold it; its display name stands for it. |
/// | W37 | How dark Always-On is: half the brightness is an estimate. |
/// | W46 | Whether an image means something: all that are neither labelled nor hidden are named. |
/// | W48 | Which entry matters: entries that look different stand for it. |
///
/// Rules about source read tokens, not types: they go by the names of Apple's API.
package enum WidgetLint {
  /// Every rule, in the order of their numbers.
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
    FindsWhatItNames(), SaysWhatNewFamiliesDo(), SupportsSomeFamily(),
  ]

  /// What every rule is.
  package static var cards: [LintRuleCard] { rules.map(\.card) }

  /// What the rule of this number is.
  package static func card(_ number: String) -> LintRuleCard? {
    cards.first { $0.number == number }
  }

  /// The rules that a picture by itself can answer.
  package static var pictureRules: Set<String> {
    let seen: Set<LintRuleCard.Evidence> = [.tree, .pixels]
    return Set(cards.filter { seen.isSuperset(of: $0.evidence) }.map(\.number))
  }

  /// What one widget's rules find, folded; nothing is left out.
  package static func findings(in subject: LintSubject) -> [LintFinding] {
    findings(in: Examination(subject))
  }

  /// What the rules find in one widget, folded.
  ///
  /// - Parameter only: The rules that are asked; nil asks all.
  static func findings(in examination: Examination, only: Set<String>? = nil) -> [LintFinding] {
    rules.filter { only?.contains($0.card.number) ?? true }
      .flatMap { $0.findings(in: examination) }.folded()
  }
}
