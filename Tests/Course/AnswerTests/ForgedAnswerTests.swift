import TestSupport
import Testing

/// Submissions that try to get points by a trick get only the points that they deserve without it.
@Suite(.serialized, .runsAlone) struct ForgedAnswerTests {
  @Test(.mainPath) func noTrickEarnsAPoint() async throws {
    let cases = TestDepth.cases(try AnswerCase.list(in: "forged"), mainPath: 3)
    let verdicts = try await AnswerJudge().verdicts(on: cases)
    #expect(verdicts.count == cases.count)
    for (answer, verdict) in verdicts {
      #expect(
        verdict.score <= Double(answer.mostPoints ?? 0),
        "\(answer) got \(verdict.score): \(verdict.reason)")
      // A trick that does not compile proves nothing.
      #expect(
        verdict.status != .notCompiled && verdict.status != .infrastructureFailure,
        "\(answer): \(verdict.reason)")
    }
  }

  @Test func everyTrickStatesItsMaximumScore() throws {
    let cases = try AnswerCase.all(in: "forged").values.flatMap { $0 }
    #expect(cases.count >= 30)
    #expect(cases.allSatisfy { $0.mostPoints != nil })
  }
}
