import Curriculum
import Foundation
import Judge
import Testing

@Suite(.serialized)
struct VerdictTests {
  @Test func theSolutionPassesEveryCheck() async throws {
    let verdict = try await TinyPack.verdict(
      on: ["Greeting.swift": TinyPack.solution("greeting-model/Greeting.swift")],
      for: "greeting-model")
    #expect(verdict.status == .passed, "\(verdict.checks) \(verdict.diagnostics)")
    #expect(verdict.score == 7)
    #expect(verdict.maxScore == 7)
    #expect(verdict.checks.map(\.status) == Array(repeating: .passed, count: 5))
  }

  @Test func aWidgetIsJudgedWithTheFilesItUses() async throws {
    let verdict = try await TinyPack.verdict(
      on: ["GreetingWidget.swift": TinyPack.solution("greeting-widget/GreetingWidget.swift")],
      for: "greeting-widget")
    #expect(verdict.status == .passed, "\(verdict.checks) \(verdict.diagnostics)")
  }
}
