package import Judge

/// The rules of the gate that files alone decide.
package enum GateRules {
  /// Those that need no program but the toolchain's own.
  package static func ofFiles(_ configuration: JudgeConfiguration) -> [any FileRule] {
    [
      PackSizes(), PackLinks(), UnusedProbes(), LessonLinks(), HiddenCheckWords(), HintLadder(),
      LanguageOfTexts(), EvenLanguages(), LessonFigures(), ChecksOfThisMachine(), UnusedResources(),
      UntoldNames(), Proportions(), QuizChoices(), AnswersGivenAway(), SameAnswers(), SameTexts(),
      VagueMessages(),
      SleepingChecks(), SilentTries(), DeceptiveCharacters(), ProbeExpectations(),
      UnknownNames(configuration),
      LessonSwift(toolchain: configuration.toolchain),
      SolutionFormat(toolchain: configuration.toolchain),
    ]
  }
}
