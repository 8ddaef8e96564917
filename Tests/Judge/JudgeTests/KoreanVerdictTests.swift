import Curriculum
import Foundation
import Judge
import Sentences
import TestSupport
import Testing

/// In every verdict, a Korean learner reads all of our sentences in Korean.
@Suite(.serialized, .startsProcesses)
struct KoreanVerdictTests {
  /// A replacement for the model's first line, and the resulting kind of failure.
  @Test(arguments: [
    (CheckResult.Status.failed, "let text = name.isEmpty ? \"Howdy\" : name + \"?\""),
    (.crashed, "let numbers = [1]; let text = \"\\(numbers[name.count + 1])\""),
    (.crashed, "let text: String = Optional<String>.none!"),
  ])
  func modelFailuresAreInKorean(status: CheckResult.Status, line: String) async throws {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let first = try #require(solution.firstMatch(of: /let text = name\.isEmpty \?[^\n]*/))
    let source = solution.replacing(String(first.0), with: line)
    let verdict = try await TinyJudge.verdict(
      on: ["Greeting.swift": source], for: "greeting-model")
    #expect(verdict.checks.contains { $0.status == status }, "\(verdict)")
    expectKorean(verdict)
  }

  @Test(.mainPath) func missingDeclarationsAreReportedInKorean() async throws {
    let source = try TinyPack.solution("greeting-model/Greeting.swift")
      .replacing("Farewell", with: "Goodbye")
    let verdict = try await TinyJudge.verdict(
      on: ["Greeting.swift": source], for: "greeting-model")
    #expect(verdict.checks.contains { $0.status == .missingAPI })
    expectKorean(verdict)
  }

  @Test(arguments: [
    ("import Glibc\n", Verdict.Status.forbidden),
    ("@_silgen_name(\"x\") func x()\n", .forbidden),
  ])
  func whatIsNotAllowedIsToldInKorean(line: String, status: Verdict.Status) async throws {
    let source = try line + TinyPack.solution("greeting-model/Greeting.swift")
    let verdict = try await TinyJudge.verdict(
      on: ["Greeting.swift": source], for: "greeting-model")
    #expect(verdict.status == status)
    expectKorean(verdict)
  }

  @Test(arguments: [["Greeting.swift": "  \n"], [:]])
  func unjudgeableSubmissionsAreReportedInKorean(sources: [String: String]) async throws {
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.status == .invalidSubmission)
    #expect(!verdict.diagnostics.isEmpty)
    expectKorean(verdict)
  }

  @Test func anUnansweredQuestionIsReportedInKorean() throws {
    let exercise = try TinyPack.exercise("quiz")
    let verdict = Verdict(quiz: exercise, answers: QuizAnswers(letters: [:]))
    #expect(verdict.checks.allSatisfy { $0.message?.isSaidInKorean == true })
  }

  private func expectKorean(_ verdict: Verdict) {
    for check in verdict.checks {
      // A waiting check mentions the other check, whose title is only in English in this pack.
      for said in [check.message].compactMap({ $0 })
      where !said.isVerbatim && check.status != .skipped {
        #expect(said.isSaidInKorean, "\(said.korean)")
      }
      // An author's message without a translation stays; every other message is ours.
      if check.status != .failed {
        #expect(check.message?.isVerbatim != true, "\(check)")
      }
      #expect(check.renders.allSatisfy { $0.caption.isSaidInKorean })
    }
    for diagnostic in verdict.diagnostics {
      #expect(diagnostic.message.isSaidInKorean, "\(diagnostic.message.korean)")
    }
  }
}
