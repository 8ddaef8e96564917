import Curriculum
import Foundation
import Judge
import Sentences
import Terminal
import TestSupport
import Testing
import Tutor

@Suite(
  "A session answers every event, and ends with what to type next", .serialized)
struct SessionTests {
  typealias Course = CourseFixture

  private func atModel(
    _ progress: LearnerProgress = .init(), isInteractive: Bool = true
  ) throws -> SessionScript {
    var script = try SessionScript(
      at: Course.model, progress: progress, isInteractive: isInteractive)
    script.open()
    return script
  }

  @Test func theFirstStartGreetsAndOpensTheFirstExercise() throws {
    var script = try SessionScript()
    #expect(script.send(.started) == ["say welcome", "record opened glance", "open glance"])
    #expect(
      script.send(.opened(lesson: "Text", files: []))
        == ["say lesson glance", "say question 1", "say next: answer ab"])
  }

  @Test func aLaterStartContinuesWhereTheLearnerWas() throws {
    let progress = Course.passing([Course.quiz, Course.model], current: Course.tint)
    var script = try SessionScript(progress: progress)
    #expect(
      script.send(.started) == ["say welcome back", "record opened tint-trap", "open tint-trap"])
  }

  @Test func aPackWithoutExercisesGivesNoSession() {
    var pack = Course.pack
    pack.rings = []
    #expect(
      Session(
        pack: pack, progress: .init(), language: .english, isInteractive: true,
        workspace: Course.nowhere)
        == nil)
  }

  @Test(arguments: [
    ("check", ["check data-model"]),
    ("", ["say next: edit Answer.swift"]),
    ("show", ["open data-model"]),
    ("lesson", ["open data-model"]),
    ("edit", ["edit data-model"]),
    ("watch", ["watch data-model", "check data-model"]),
    ("screen", ["record starts at the screen", "show screen"]),
    ("canvas", ["show canvas of data-model"]),
    ("list", ["load progress", "say list", "say next: edit Answer.swift"]),
    ("list 2", ["load progress", "say list look", "say next: edit Answer.swift"]),
    ("progress", ["load progress", "say progress", "say next: edit Answer.swift"]),
    ("progress basics", ["load progress", "say progress basics", "say next: edit Answer.swift"]),
    ("help hint", ["say help hint", "say next: edit Answer.swift"]),
    ("help render", ["say help render", "look render --help"]),
    ("search tint", ["search tint"]), ("glossary", ["read vocabulary "]),
    ("history", ["read versions of data-model"]),
    ("undo", ["restore version before of data-model after -"]),
    ("undo 3", ["restore version 3 of data-model after -"]),
    ("help", ["say help", "say next: edit Answer.swift"]),
    ("render", ["draw WeatherWidget systemSmall systemMedium fullColor"]),
    ("render medium tinted dark", ["draw WeatherWidget systemMedium accented dark"]),
    ("try Text(\"Hi\")", ["draw Text(\"Hi\")"]),
    ("render --entry 2", ["look render --entry 2"]),
    (
      "render medium accented --entry 2",
      ["look render --family systemMedium --mode accented --entry 2"]
    ),
    ("render . --ios 15.0", ["look render . --ios 15.0"]),
    ("rings render . --ios 15.0", ["look render . --ios 15.0"]),
    (
      "timeline --from \"2026-03-01 08:00\" --view 'A(b: \"c\")'",
      ["look timeline --from 2026-03-01 08:00 --view A(b: \"c\")"]
    ),
    ("compare", ["look compare"]), ("lint", ["look lint"]),
    ("tap --button 2", ["look tap --button 2"]),
    ("gallery --ios 15.0", ["look gallery --ios 15.0"]), ("scene", ["look scene"]),
    ("rings check", ["check data-model"]), ("rings try 'Text(\"Hi\")'", ["draw Text(\"Hi\")"]),
    ("width 60", ["use width 60", "say next: edit Answer.swift"]),
    ("width auto", ["use width auto", "say next: edit Answer.swift"]),
    ("goto tint-trap", ["record opened tint-trap", "open tint-trap"]),
    ("goto 3", ["record opened tint-trap", "open tint-trap"]),
    ("goto ti", ["record opened tint-trap", "open tint-trap"]),
    (
      "next",
      [
        "say You haven't passed “The data model” yet. Type `check`, or `skip` to go on without it.",
        "say next: edit Answer.swift",
      ]
    ),
    (
      "skip",
      [
        "say You left “The data model” for later; until you do it, later exercises use its solution.",
        "record opened tint-trap", "open tint-trap",
      ]
    ),
    (
      "language ko",
      [
        "record language ko", "say The language is now 한국어.", "open data-model",
      ]
    ),
    (
      "quit", ["say Your progress is saved. Run `rings` to continue.", "leave"]
    ),
  ])
  func commandsInAnOpenExercise(line: String, effects: [String]) throws {
    var script = try atModel()
    #expect(script.type(line) == effects)
    #expect(script.session.outcome == .worked)
  }

  @Test(arguments: [
    ("chekc", "problem unknown(\"chekc\", suggestion: Optional(\"check\"))"),
    ("xyzzy", "problem unknown(\"xyzzy\", suggestion: nil)"),
    ("try", "problem missingArgument(Tutor.CommandName.tryExpression)"),
    ("language klingon", "problem unknownLanguage(\"klingon\")"),
    ("width wide", "problem unusableWidth(\"wide\")"),
    ("width 3", "problem unusableWidth(\"3\")"),
    ("render huge", "problem unknownPictureWord(\"huge\")"),
  ])
  func invalidLinesAreExplained(line: String, problem: String) throws {
    var script = try atModel()
    #expect(script.type(line) == ["say \(problem)", "say next: edit Answer.swift"])
    #expect(script.session.outcome == .wrongCommand)
  }

  @Test func anUnknownExerciseIsAnInvalidCommand() throws {
    var script = try atModel()
    let effects = script.type("goto tint-trpa")
    #expect(effects.count == 2)
    #expect(effects[0].contains("did you mean"))
    #expect(script.session.outcome == .wrongCommand)
    #expect(script.session.exercise.identifier == "data-model")
  }

  @Test func aPassIsRecordedDrawnAndLeadsOn() throws {
    var script = try atModel(Course.passing([Course.quiz]))
    #expect(script.type("check") == ["check data-model"])
    #expect(
      script.send(.checked(.passed(Course.model))) == [
        "record attempt data-model passed 10.0/10.0", "say verdict passed",
        "say The ring “Basics” is complete.", "show passed render",
      ])
    #expect(
      script.send(.drawn(.picture("[]"))) == ["say picture []", "say next: go on to tint-trap"])
    #expect(script.type("next") == ["record opened tint-trap", "open tint-trap"])
  }

  @Test func aPassWithoutAPreviewNamesTheNextExercise() throws {
    var script = try SessionScript(at: Course.tint)
    script.open()
    #expect(
      script.send(.checked(.passed(Course.tint))) == [
        "record attempt tint-trap passed 6.0/6.0", "say verdict passed",
        "say The ring “Look” is complete.", "say next: go on to glance",
      ])
  }

  @Test func theLastPassEndsTheCourse() throws {
    var script = try SessionScript(
      at: Course.tint, progress: Course.passing([Course.quiz, Course.model]))
    script.open()
    let end = [
      "say **You've passed every exercise of this course.** Well done!",
      "draw WeatherWidget systemSmall systemMedium every family",
    ]
    func isEnd(_ effects: [String]) -> Bool {
      effects.count == 4 && [effects[0], effects[3]] == end
        && effects[1].contains("`certificate`") && effects[2] == "say This is your widget:"
    }
    #expect(isEnd(Array(script.send(.checked(.passed(Course.tint))).suffix(4))))
    #expect(script.send(.drawn(.picture("P"))) == ["say picture P", "say next: all done"])
    #expect(isEnd(script.type("next")))
    #expect(isEnd(script.type("skip")))
  }

  @Test(arguments: [
    Verdict.Status.failed, .notCompiled, .forbidden, .invalidSubmission,
  ])
  func aFailureIsRecordedAndOffersAHint(status: Verdict.Status) throws {
    var script = try atModel()
    #expect(
      script.send(.checked(.failed(Course.model, status))) == [
        "record attempt data-model failed 1.0/10.0", "say verdict \(status)",
        "say next: mend Answer.swift or hint",
      ])
    #expect(script.session.outcome == .worked)
  }

  @Test func anInternalFailureLosesNothing() throws {
    var script = try atModel()
    #expect(
      script.send(.checked(.failed(Course.model, .infrastructureFailure))) == [
        "say verdict infrastructureFailure", "say next: mend Answer.swift or hint",
      ])
    #expect(script.session.outcome == .failed)
    #expect(script.session.progress.record(of: Course.model, in: Course.pack) == nil)
  }

  @Test func aVerdictOnAnotherExerciseIsIgnored() throws {
    var script = try atModel()
    #expect(script.send(.checked(.passed(Course.tint))).isEmpty)
  }

  @Test func checkAllShowsEveryProblemOnce() throws {
    var script = try atModel()
    _ = script.type("check all")
    #expect(script.send(.checked(.failed(Course.model)))[1] == "say verdict failed in full")
    _ = script.type("check")
    #expect(script.send(.checked(.failed(Course.model)))[1] == "say verdict failed")
  }

  @Test func hintsAdvanceAndStayOnTheLast() throws {
    var script = try atModel()
    #expect(
      script.type("hint") == [
        "record hint 1 of data-model", "say hint 1 of data-model", "say next: edit Answer.swift",
      ])
    let last = [
      "record hint 2 of data-model", "say hint 2 of data-model",
      "say That was the last hint. `solution` shows the solution.", "say next: edit Answer.swift",
    ]
    #expect(script.type("hint") == last)
    #expect(script.type("hint") == last)
    #expect(
      script.session.progress.record(of: Course.model, in: Course.pack)?.hintsUsed == 2)
  }

  @Test func anExerciseWithoutHintsSaysSo() throws {
    var script = try SessionScript(at: Course.tint)
    script.open()
    #expect(
      script.type("hint") == [
        "say This exercise has no hints. The lesson (`show`) says what you need.",
        "say next: edit Answer.swift",
      ])
  }

  @Test func anExerciseWithoutAPreviewListsWhatCanBeDrawn() throws {
    var script = try SessionScript(at: Course.tint)
    script.open()
    #expect(script.type("render").first?.contains("doesn't draw anything") == true)
  }

  @Test func failedDrawingsAreExplained() throws {
    var script = try atModel()
    let error = VerdictDiagnostic(severity: .error, message: "no")
    #expect(
      script.send(.drawn(.notCompiled([error]))) == [
        "say not drawn 1", "say next: edit Answer.swift",
      ])
    #expect(
      script.send(.drawn(.nothing(Sentence(verbatim: "no widget")))) == [
        "say failure notDrawn(\"no widget\")", "say next: edit Answer.swift",
      ])
  }

  @Test func failuresSetTheExitCode() throws {
    var script = try atModel()
    #expect(
      script.send(.failed(.noEditor)) == ["say failure noEditor", "say next: edit Answer.swift"])
    #expect(script.session.outcome == .failed)
    #expect(script.send(.notRecorded(.other("disk full"))) == ["say failure other(\"disk full\")"])
    #expect(
      script.send(.interrupted) == [
        "say Stopped; nothing was recorded.", "say next: edit Answer.swift",
      ])
    #expect(script.send(.edited) == ["say next: edit Answer.swift"])
  }

  @Test func anotherSessionsProgressIsLoaded() throws {
    var script = try atModel()
    #expect(script.send(.progressLoaded(Course.passing([Course.model]))).isEmpty)
    #expect(script.type("next") == ["record opened tint-trap", "open tint-trap"])
  }

  @Test func endOfInputAndCtrlC() throws {
    var script = try atModel()
    #expect(
      script.send(.lineCancelled) == ["say Canceled. Type `quit` or press Ctrl-D to leave."])
    #expect(
      script.send(.endOfInput) == [
        "say Your progress is saved. Run `rings` to continue.", "leave",
      ])
    #expect(script.session.hasLeft)
    #expect(script.type("check").isEmpty)
  }

  @Test func aPipeGetsNoFarewellKeysOrEditor() throws {
    var script = try atModel(isInteractive: false)
    #expect(script.type("").isEmpty)
    for line in ["watch", "edit", "screen", "canvas"] {
      #expect(
        script.type(line) == ["say failure needsTerminal", "say next: edit Answer.swift"])
    }
    #expect(script.session.outcome == .wrongCommand)
    #expect(script.send(.endOfInput) == ["leave"])
  }
}
