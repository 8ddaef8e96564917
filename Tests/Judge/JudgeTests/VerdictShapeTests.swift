import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// A verdict follows from its checks, and learners see only the parts that they may.
struct VerdictShapeTests {
  private static let verdict = Verdict(
    exercise: "model",
    checks: [
      CheckResult(
        id: "Checks.testA", title: "A", status: .passed, points: 2, maxPoints: 2),
      CheckResult(
        id: "Checks.testSecret", title: "What is secret", status: .failed, visibility: .hidden,
        points: 0, maxPoints: 1, message: "Secret words", says: "Look at the edges.",
        expected: "42", actual: "41",
        renders: [.init(caption: "The widget", text: "42")]),
      CheckResult(
        id: "Checks.testCrash", title: "Also secret", status: .crashed, visibility: .hidden,
        points: 0, maxPoints: 1, message: WorkerEnd.overflow, file: "A.swift", line: 3),
      CheckResult(
        id: "Checks.testC", title: "C", status: .skipped, points: 0, maxPoints: 1,
        message: "Skipped until “What is secret” passes.", because: "Checks.testSecret"),
    ],
    diagnostics: [
      VerdictDiagnostic(
        severity: .warning, message: "unused", file: "A.swift", line: 1, column: 5)
    ],
    evidence: Evidence(
      isolation: "full", toolchain: "Swift", seconds: ["compile": 0.3], signal: 4))

  @Test func hiddenChecksRevealTheirResultAndTheirAuthorsMessage() throws {
    let shown = Self.verdict.forLearner()
    let text = String(decoding: try shown.json(in: .english), as: UTF8.self)
    for secret in ["ecret", "42", "41"] { #expect(!text.contains(secret)) }
    #expect(shown.checks.map(\.status) == Self.verdict.checks.map(\.status))
    #expect(shown.checks.map(\.points) == Self.verdict.checks.map(\.points))
    #expect(shown.checks[1].message == "Look at the edges.")
    #expect(shown.checks[2].message == WorkerEnd.overflow)
    #expect(shown.checks[2].line == 3)
    #expect(shown.checks[3].because == nil)
  }

  @Test func aVerdictPassesOnlyWhenEveryCheckDoes() {
    let passed = CheckResult(id: "a", title: "a", status: .passed, points: 1, maxPoints: 1)
    let failed = CheckResult(id: "b", title: "b", status: .failed, points: 0, maxPoints: 1)
    let broken = CheckResult(
      id: "c", title: "c", status: .infrastructureFailure, points: 0, maxPoints: 1)
    #expect(Verdict(exercise: "x", checks: [passed]).status == .passed)
    #expect(Verdict(exercise: "x", checks: [passed, failed]).status == .failed)
    #expect(
      Verdict(exercise: "x", checks: [passed, failed, broken]).status == .infrastructureFailure)
    #expect(Verdict(exercise: "x", checks: []).status == .failed)
  }
}
