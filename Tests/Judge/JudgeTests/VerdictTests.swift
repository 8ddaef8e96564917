import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses, .mainPath)
struct VerdictTests {
  @Test func theSolutionPassesEveryCheck() async throws {
    let verdict = try await TinyJudge.verdict(
      on: ["Greeting.swift": TinyPack.solution("greeting-model/Greeting.swift")],
      for: "greeting-model")
    #expect(verdict.status == .passed, "\(verdict.checks) \(verdict.diagnostics)")
    #expect(verdict.score == 7)
    #expect(verdict.maxScore == 7)
    #expect(verdict.checks.map(\.status) == Array(repeating: .passed, count: 5))
  }

  /// The worker's date is fixed, but a wait until a date takes its normal time.
  @Test func aBoundedWaitFinishes() async throws {
    let sources = try TinyPack.model(
      replacing: "func text() async throws -> String { \"Bye\" }",
      with: """
        func text() throws -> String {
          let start = DispatchTime.now()
          let semaphore = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(20))
          let between = DispatchTime.now()
          let condition = NSCondition()
          condition.lock()
          let isSignalled = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
          condition.unlock()
          let last = DispatchTime.now()
          let fired = DispatchSemaphore(value: 0)
          DispatchQueue.global().asyncAfter(wallDeadline: .now() + .milliseconds(20)) {
            fired.signal()
          }
          let isLate = fired.wait(timeout: .now() + .seconds(1)) == .timedOut
          let end = DispatchTime.now()
          guard semaphore == .timedOut, !isSignalled, !isLate else { return "Signalled" }
          let waits = [(start, between), (between, last), (last, end)].map {
            $0.1.uptimeNanoseconds - $0.0.uptimeNanoseconds
          }
          return waits.allSatisfy { $0 >= 15_000_000 } ? "Bye" : "\\(waits)"
        }
        """)
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.status == .passed, "\(verdict.checks.last?.message?.english ?? "")")
    // The probe awaits a call in which this submission doesn't suspend. Learners don't see that warning.
    #expect(verdict.diagnostics.isEmpty, "\(verdict.diagnostics)")
  }

  @Test func aWidgetIsJudgedWithTheFilesItUses() async throws {
    let verdict = try await TinyJudge.verdict(
      on: ["GreetingWidget.swift": TinyPack.solution("greeting-widget/GreetingWidget.swift")],
      for: "greeting-widget")
    #expect(verdict.status == .passed, "\(verdict.checks) \(verdict.diagnostics)")
  }

  /// A check that fails at a view points to the view's source line.
  @Test func aFailedCheckNamesTheLineOfItsView() async throws {
    let solution = try TinyPack.solution("greeting-widget/GreetingWidget.swift")
    let source = solution.replacing(".foregroundStyle(.black)", with: ".foregroundStyle(.white)")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("Text(") }) + 1
    let verdict = try await TinyJudge.verdict(
      on: ["GreetingWidget.swift": source], for: "greeting-widget")
    let failed = try #require(verdict.checks.first { $0.status == .failed }, "\(verdict)")
    #expect(failed.file == "GreetingWidget.swift")
    #expect(failed.line == line)
    // Of two possible lines, neither is reported.
    let twice = source.replacing(
      "Text(Greeting", with: "let other = Text(String(1))\n      Text(Greeting")
    let vague = try await TinyJudge.verdict(
      on: ["GreetingWidget.swift": twice], for: "greeting-widget")
    let unplaced = try #require(vague.checks.first { $0.status == .failed }, "\(vague)")
    #expect(unplaced.line == nil)
  }
}
