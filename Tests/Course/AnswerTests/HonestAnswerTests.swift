import TestSupport
import Testing

/// Correct submissions in many styles, with helpers, extensions and other names, get all points.
@Suite(.serialized, .runsAlone) struct HonestAnswerTests {
  @Test(.mainPath) func everyRightAnswerGetsAllPoints() async throws {
    let cases = TestDepth.cases(try AnswerCase.list(in: "honest"), mainPath: 3)
    let verdicts = try await AnswerJudge().verdicts(on: cases)
    #expect(verdicts.count == cases.count)
    for (answer, verdict) in verdicts {
      #expect(verdict.isPassed && verdict.score == verdict.maxScore, "\(answer): \(verdict.reason)")
    }
  }

  @Test func everyExerciseHasManyRightAnswers() throws {
    let cases = try AnswerCase.all(in: "honest")
    #expect(cases.count >= 11)
    #expect(cases.values.map(\.count).reduce(0, +) >= 120)
  }
}
