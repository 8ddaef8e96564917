import Foundation
import Judge
import TestSupport
import Testing

/// Checks that query a widget's edit sheet, from the checks' process to the learner's process and back.
@Suite(.serialized, .startsProcesses)
struct SheetCheckTests {
  private func verdict(_ edit: (String) -> String = { $0 }) async throws -> Verdict {
    let solution = try TinyPack.solution("greeting-widget-sheet/Sheet.swift")
    let source = edit(solution)
    return try await TinyJudge.verdict(on: ["Sheet.swift": source], for: "greeting-widget-sheet")
  }

  @Test(.mainPath) func theSolutionAnswersEveryQuestion() async throws {
    let verdict = try await verdict()
    #expect(verdict.status == .passed, "\(verdict.checks) \(verdict.diagnostics)")
  }

  @Test(.mainPath) func withoutASummaryEveryParameterIsShown() async throws {
    let verdict = try await verdict {
      $0.replacing("static var parameterSummary", with: "static var anotherSummary")
    }
    #expect(verdict.checks.map(\.status) == [.failed, .passed, .passed, .passed])
  }

  @Test(.mainPath) func aCaseSensitiveSearchFails() async throws {
    let verdict = try await verdict {
      $0.replacing("localizedCaseInsensitiveContains", with: "contains")
    }
    #expect(verdict.checks.map(\.status) == [.passed, .failed, .passed, .passed])
  }

  @Test func anEndlessQueryIsReportedAsTheCause() async throws {
    let verdict = try await verdict {
      $0.replacing(
        "    IntentItemCollection(sections:",
        with:
          "    try await Task.sleep(for: .seconds(3600))\n    return IntentItemCollection(sections:"
      )
    }
    #expect(verdict.checks.map(\.status) == [.failed, .failed, .failed, .passed])
    #expect(
      verdict.checks[0].message?.english.contains("PersonQuery didn't return") == true,
      "\(verdict.checks[0])")
  }

  @Test func aCrashingQueryFailsOnlyItsCheck() async throws {
    let verdict = try await verdict {
      $0.replacing("let strangers = [", with: "let strangers = [Person.all[7], ")
    }
    #expect(verdict.checks.map(\.status) == [.passed, .crashed, .passed, .passed])
  }
}
