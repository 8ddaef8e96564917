package import Judge

/// The rules of pack validation that only read files.
package enum ValidationRules {
  /// Returns the rules that need no programs except those of the toolchain.
  package static func ofFiles(_ configuration: JudgeConfiguration) -> [any FileRule] {
    [
      PackSizes(), PackLinks(), UnusedProbes(), LessonLinks(), HiddenCheckWords(), HintLadder(),
      LanguageOfTexts(), EvenLanguages(), LessonFigures(), ChecksOfThisMachine(), UnusedResources(),
      UntoldNames(), Proportions(), QuizChoices(), AnswersGivenAway(), SameAnswers(), SameTexts(),
      VagueMessages(), AnswersInMessages(), UnfinishedSolutions(), QuizKey(), FragileAssertions(),
      UnfinishedTexts(), StrayMarkup(), ExactAssertions(), EarlyReturns(), UnlistedFolders(),
      PromisedLooks(), BlanketEquivalents(), AssetNames(), ExchangedTitles(), StrayWritings(),
      CheckImports(), Translations(), SymbolNames(), RouteOrder(), ChoiceLetters(),
      SleepingChecks(), SilentTries(), DeceptiveCharacters(), ProbeExpectations(),
      UnknownNames(configuration),
      LessonSwift(toolchain: configuration.toolchain),
      SolutionFormat(toolchain: configuration.toolchain),
    ]
  }
}
