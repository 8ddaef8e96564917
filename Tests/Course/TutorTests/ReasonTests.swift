import Curriculum
import Foundation
import Judge
import Sentences
import TestSupport
import Testing
import Tutor

@Suite("`why` says what is behind a finding, and `apply` puts a step in")
struct ReasonTests {
  private typealias Course = CourseFixture

  private static let failed = Verdict(
    exercise: "data-model", status: .failed, score: 0, maxScore: 10,
    checks: [
      CheckResult(id: "a", title: "First", status: .passed, points: 1, maxPoints: 1),
      CheckResult(
        id: "b", title: "Second", status: .skipped, points: 0, maxPoints: 1, because: "c"),
      CheckResult(
        id: "c", title: "Third", status: .failed, points: 0, maxPoints: 1, message: "No `symbol`."),
    ]
  ).forLearner()

  private static let broken: LearnerVerdict = {
    var error = VerdictDiagnostic(
      severity: .error, message: "expected ')'", file: "Answer.swift", line: 2, column: 1)
    error.fixes = [SuggestedFix(line: 2, lastLine: 2, text: "b)")]
    return Verdict(
      exercise: "data-model", status: .notCompiled, score: 0, maxScore: 10, diagnostics: [error]
    ).forLearner()
  }()

  private func atModel() throws -> SessionScript {
    var script = try SessionScript(at: Course.model)
    script.open()
    return script
  }

  @Test func withoutAFindingThereIsNothingToExplain() throws {
    var script = try atModel()
    #expect(script.type("why")[0].contains("There's nothing to explain yet"))
  }

  @Test func theFirstFailedCheckIsExplainedBeforeSkippedOnes() throws {
    var script = try atModel()
    _ = script.send(.checked(Self.failed))
    #expect(script.type("why") == ["explain check c"])
    #expect(script.type("왜") == ["explain check c"])
  }

  @Test func anErrorIsExplainedAndItsFixCanBeApplied() throws {
    var script = try atModel()
    _ = script.send(.checked(Self.broken))
    #expect(script.type("why") == ["explain error 2"])
    #expect(script.type("apply") == ["read fix of line 2 in Answer.swift"])
  }

  @Test func aLintRuleIsExplainedByNumberOrAfterALint() throws {
    var script = try atModel()
    #expect(script.type("why w09") == ["explain rule W09"])
    _ = script.send(.drawn(.told("…", .worked, rules: ["W03", "W09"])))
    #expect(script.type("why") == ["explain rule W03"])
    _ = script.send(.checked(Self.failed))
    #expect(script.type("why") == ["explain check c"])
  }

  @Test func aStepIsShownBeforeItIsApplied() throws {
    var script = try atModel()
    #expect(script.type("apply")[0].contains("There's no step to apply"))
    _ = script.type("hint")
    #expect(script.type("apply") == ["read step of hint 1"])
    let file = Course.nowhere.appending(path: "Answer.swift")
    let step = try #require(
      FileStep(
        SuggestedFix(line: 2, lastLine: 2, text: "b)"), in: file, holding: Array("a\nb\n".utf8)))
    #expect(script.send(.stepRead(step)).first == "say step in Answer.swift")
    #expect(script.type("no")[0] == "say Nothing was changed.")
    _ = script.send(.stepRead(step))
    #expect(script.type("yes") == ["apply step to Answer.swift"])
    let applied = script.send(.stepApplied(true))
    #expect(applied[0].contains("undo") && applied[1] == "read step of hint 1")
    _ = script.send(.stepRead(nil))
    #expect(script.type("apply")[0].contains("There's no step to apply"))
  }

  @Test func applyAfterTheLastHintContinuesWithTheSolution() throws {
    var script = try atModel()
    _ = script.type("hint 2")
    #expect(script.type("apply") == ["read step of hint 2"])
    #expect(script.send(.stepRead(nil))[0].contains("Continue with the solution?"))
    #expect(
      script.type("yes") == [
        "record solution of data-model", "read rest of data-model",
      ])
    let file = Course.nowhere.appending(path: "Answer.swift")
    let step = try #require(
      FileStep(
        SuggestedFix(line: 2, lastLine: 2, text: "b)"), in: file, holding: Array("a\nb\n".utf8)))
    _ = script.send(.stepRead(step))
    _ = script.type("yes")
    #expect(script.send(.stepApplied(true)).last == "read rest of data-model")
    #expect(script.send(.stepRead(nil)).count == 1)
    let record = script.session.progress.record(of: Course.model, in: Course.pack)
    #expect(record?.solutionShown != nil)
  }

  @Test func theHintForTheFailedCheckComesFirst() throws {
    var model = Course.model
    model.hints.append(Course.text("Name a symbol.", "심볼을 정하세요."))
    model.hintedChecks = [2: "c"]
    var pack = Course.pack
    pack.rings[0].exercises[1] = model
    var script = try SessionScript(at: model, pack: pack)
    script.open()
    _ = script.send(.checked(Self.failed))
    #expect(script.type("hint").contains("say hint 3 of data-model"))
    #expect(script.type("hint").contains("say hint 1 of data-model"))
    #expect(script.type("hint").contains("say hint 2 of data-model"))
  }

  @Test func aStepWithoutAPlaceIsLeftToTheLearner() throws {
    var script = try atModel()
    #expect(script.send(.stepRead(nil))[0].contains("Type it yourself"))
    let file = Course.nowhere.appending(path: "Answer.swift")
    #expect(
      FileStep(
        SuggestedFix(line: 9, lastLine: 9, text: "x"), in: file, holding: Array("a\n".utf8)) == nil)
  }

  @Test func relatedLessonSentencesAreShown() {
    let lesson = """
      # Colors

      A sun is yellow. On yellow nobody sees it, so `.symbolRenderingMode(.hierarchical)` takes a
      color of yours. Cards are cards.

      - The contrast to the card is at least 3 to 1.
      - Nothing else.
      """
    let passages = LessonPassages(lesson: lesson)
    #expect(
      passages.about(["The symbol has too little contrast to its card"])
        .contains("The contrast to the card is at least 3 to 1."))
    #expect(
      passages.about(["lacks `symbolRenderingMode`"]).first?.contains(".hierarchical") == true)
    #expect(passages.about(["zebra crossing"]).isEmpty)
  }
}
