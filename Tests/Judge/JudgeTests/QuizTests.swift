import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

struct QuizTests {
  @Test(arguments: [
    (["bc", "a"], 3.0), (["B, C", "A"], 3.0), (["b", "a"], 1.0), (["abc", "b"], 0.0), ([], 0.0),
  ])
  func exactlyTheCorrectChoicesAreRequired(
    answers: [String], score: Double
  ) async throws {
    let exercise = try TinyPack.exercise("quiz")
    let verdict = Verdict(
      quiz: exercise, answers: QuizAnswers(inOrder: answers, of: exercise))
    #expect(verdict.score == score)
    #expect(verdict.maxScore == 3)
    #expect(verdict.isPassed == (score == 3))
  }

  @Test(arguments: ["bc\na\n", "# mine\n1: b, c\n2: a", "glance = a\nfamilies = c b"])
  func answersAreReadFromAFileInEveryForm(text: String) throws {
    let exercise = try TinyPack.exercise("quiz")
    let answers = QuizAnswers(reading: text, for: exercise)
    #expect(answers.letters == ["families": ["b", "c"], "glance": ["a"]])
  }

  @Test func explanationsOfTheChosenAnswersAreShown() throws {
    let exercise = try TinyPack.exercise("quiz")
    let verdict = Verdict(
      quiz: exercise, answers: QuizAnswers(inOrder: ["bc", "b"], of: exercise))
    #expect(verdict.checks[0].message?.english == "It stands above the clock.")
    #expect(verdict.checks[1].message?.english == "That is a film.")
    #expect(verdict.checks[1].status == .failed)
  }
}
