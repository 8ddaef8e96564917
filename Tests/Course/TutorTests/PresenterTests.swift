import Curriculum
import Foundation
import Judge
import Sentences
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Presenters write what the golden files hold", .serialized)
struct PresenterTests {
  typealias Course = CourseFixture

  private func presentation(_ place: Place) -> Presentation { Presentation(place.capabilities) }

  @Test(arguments: Place.all)
  func verdicts(place: Place) throws {
    let presenter = VerdictPresenter(presentation(place))
    let text = VerdictFixture.all.map { name, verdict in
      "== \(name)\n" + presenter.string(verdict, of: VerdictFixture.exercise) + "\n"
    }.joined()
    try expectGolden(text, named: "verdicts-\(place.testDescription)")
  }

  @Test(arguments: Place.all)
  func verdictsInFull(place: Place) throws {
    let presenter = VerdictPresenter(presentation(place))
    let text = [VerdictFixture.passed, VerdictFixture.failed, VerdictFixture.notCompiled].map {
      presenter.string($0, of: VerdictFixture.exercise, showsAll: true) + "\n"
    }.joined()
    try expectGolden(text, named: "verdicts-in-full-\(place.testDescription)")
  }

  @Test func multilineValuesAreBelowTheirLabel() {
    let verdict = Verdict(
      quiz: Course.quiz, answers: QuizAnswers(letters: ["size": ["b"], "modes": ["a", "b", "c"]])
    ).forLearner()
    let text = VerdictPresenter(presentation(Place.all[0]))
      .string(verdict, of: Course.quiz, showsAll: true)
    #expect(text.contains("  Actual\n    a) accented\n    b) vibrant\n    c) loud\n"), "\(text)")
  }

  @Test func emptyRowsOfAScreenAreOmitted() {
    let blank = Array(repeating: "          ", count: 28)
    let rows = ["          ", "  Places  "] + blank + ["  Jeju    "] + blank
    let verdict = Verdict(
      exercise: "data-model", status: .failed, score: 0, maxScore: 10,
      checks: [
        CheckResult(
          id: "a", title: "A", status: .failed, points: 0, maxPoints: 10, message: "It stays.",
          renders: [.init(caption: "The view", text: rows.joined(separator: "\n"))])
      ]
    ).forLearner()
    let lines = VerdictPresenter(presentation(Place.all[0]))
      .string(verdict, of: VerdictFixture.exercise).split(separator: "\n")
    let start = lines.firstIndex { $0.hasSuffix("The view") } ?? 0
    let framed = lines[start...].dropFirst().prefix(7).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      framed.map { String($0.prefix(1)) }.dropFirst().dropLast() == ["│", "│", "⋮", "│", "⋮"],
      "\(framed)")
  }

  /// A changed file may be the cause of other errors, so it's always reported.
  @Test(arguments: [Verdict.Status.passed, .failed, .notCompiled])
  func changedGivenFilesAreAlwaysReported(status: Verdict.Status) {
    var note = VerdictDiagnostic(
      severity: .warning, message: "Place.swift stays as it is.", file: "Place.swift")
    note.rule = "given-file"
    let verdict = Verdict(
      exercise: "data-model", status: status, score: 0, maxScore: 10, diagnostics: [note]
    ).forLearner()
    let text = VerdictPresenter(presentation(Place.all[0]))
      .string(verdict, of: VerdictFixture.exercise)
    #expect(text.contains("Place.swift stays as it is."), "\(text)")
    #expect(!text.contains("1 warning"), "\(text)")
  }

  @Test func aHintForACheckNamesTheCheck() {
    var exercise = Course.model
    exercise.checks = [
      CheckDeclaration(
        identifier: "TintChecks.testShapes", title: LocalizedText(["en": "Shapes stay apart"]),
        points: 1)
    ]
    exercise.hintedChecks = [0: "TintChecks.testShapes"]
    let presenter = HintPresenter(Presentation(TerminalCapabilities(isTerminal: false)))
    #expect(presenter.string(1, of: exercise).contains("for “Shapes stay apart”"))
    #expect(!presenter.string(2, of: exercise).contains("for “"))
  }

  @Test(arguments: Place.all)
  func courses(place: Place) throws {
    var progress = Course.passing([Course.quiz], current: Course.model)
    progress.noteHints(2, at: Course.model, in: Course.pack)
    progress.noteSolutionShown(at: Course.model, in: Course.pack, date: Course.date)
    let text =
      ExerciseListPresenter(presentation(place))
      .string(Course.pack, progress: progress, current: Course.model.identifier) + "\n"
      + ProgressPresenter(presentation(place)).string(Course.pack, progress: progress) + "\n"
      + HintPresenter(presentation(place)).string(1, of: Course.model) + "\n"
      + HintPresenter(presentation(place)).string(9, of: Course.model) + "\n"
      + HintPresenter(presentation(place)).string(1, of: Course.tint)
    try expectGolden(text, named: "courses-\(place.testDescription)")
  }

  @Test(arguments: Place.all)
  func messages(place: Place) throws {
    let session = try #require(
      Session(
        pack: Course.pack, progress: Course.passing([Course.quiz]), language: place.language,
        isInteractive: true, workspace: URL(filePath: "/home/me/Rings"),
        home: URL(filePath: "/home/me"), startingWith: Course.model))
    let presenter = MessagePresenter(session, capabilities: place.capabilities)
    let file = URL(filePath: "/home/me/Rings/weather/02-data-model/Weather.swift")
    let unwritable = CurriculumError.unwritable(path: "/ro", reason: "Permission denied")
    let messages: [Message] = [
      .welcome, .welcomeBack,
      .lesson(Course.model, text: "A model is *what* is shown.", files: [file]),
      .lesson(Course.quiz, text: "# Glance\n\nLook.", files: []),
      .question(QuizRun(), Course.quiz),
      .answer(isRight: true, [Course.quiz.questions[0].choices[1]]),
      .answer(isRight: false, [Course.quiz.questions[0].choices[0]]),
      .answer(isRight: false, Array(Course.quiz.questions[1].choices.prefix(2))),
      .help(nil), .help(.undo),
      .solution([SolutionFile(name: "A.swift", text: "let a = 1\n")], Course.model),
      .notDrawn(VerdictFixture.notCompiled.diagnostics),
      .problem(.unknown("chekc", suggestion: "check")), .problem(.unknown("x", suggestion: nil)),
      .problem(.ambiguous("re", ["render", "reset"])), .problem(.missingArgument(.goTo)),
      .problem(.unknownLanguage("fr")), .problem(.unusableWidth("3")),
      .problem(.unknownPictureWord("huge")),
      .failure(.needsTerminal), .failure(.noEditor), .failure(.editor("code --wait")),
      .failure(.other("the disk is full")), .failure(.curriculum(unwritable)),
      .failure(
        .curriculum(.unknownExercise(name: "tnit-trap", pack: "weather", known: ["tint-trap"]))),
      .nextStep(.edit(file: "Weather.swift")),
      .nextStep(.mend(file: "Weather.swift", hasHint: true)),
      .nextStep(.mend(file: "Weather.swift", hasHint: false)),
      .nextStep(.goOn(Course.tint)), .nextStep(.answer(letters: ["a", "b"], several: false)),
      .nextStep(.answer(letters: ["a", "b"], several: true)), .nextStep(.confirm),
      .nextStep(.allDone), .nextStep(.watching(next: nil)),
      .nextStep(.watching(next: Course.tint)),
    ]
    let text = messages.map { presenter.string($0) + "\n" }.joined()
    try expectGolden(text, named: "messages-\(place.testDescription)")
  }

  @Test(arguments: [40, 60, 80, 120], [Language.english, .korean])
  func onlySourceExceedsTheTerminalsWidth(width: Int, language: Language) throws {
    let presentation = Presentation(.plain(width: width, language: language))
    for (_, verdict) in VerdictFixture.all {
      let lines = VerdictPresenter(presentation).lines(verdict, of: Course.model, showsAll: true)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }

  @Test func picturesAreWrittenUnchanged() throws {
    let session = try #require(
      Session(
        pack: Course.pack, progress: .init(), language: .english, isInteractive: true,
        workspace: Course.nowhere))
    let presenter = MessagePresenter(session, capabilities: .plain())
    #expect(presenter.string(.picture("\u{1B}[48;5;1m \u{1B}[0m")) == "\u{1B}[48;5;1m \u{1B}[0m\n")
  }

  @Test func commandsAreBoldWithoutBackticksIfSupported() {
    let bold = TerminalCapabilities(isTerminal: true, width: 80, hasTextStyles: true)
    let text = HintPresenter(Presentation(bold)).string(1, of: Course.tint)
    #expect(
      text
        == "This exercise has no hints. The lesson (\u{1B}[1mshow\u{1B}[0m) says what you need.\n")
  }
}
