import Foundation
import Judge
import SwiftSource
import TestSupport
import Testing

/// Reading a submission's files has a limit, whatever their number and contents.
@Suite(.serialized, .startsProcesses, .mainPath) struct ReadingBudgetTests {
  @Test func usedBudgetIsSpent() {
    let budget = ReadingBudget(bytes: 100)
    #expect(budget.take(60))
    #expect(!budget.take(60))
    #expect(budget.take(40))
    #expect(!budget.take(1))
    ReadingBudget.$current.withValue(budget) { #expect(!ReadingBudget.allows(1)) }
    // Reads outside of a budget are unlimited.
    #expect(ReadingBudget.allows(1 << 30))
  }

  @Test func filesTooLargeTogetherAreRefusedBeforeCompiling() async throws {
    let megabyte = "// " + String(repeating: "x", count: 1 << 20)
    var sources = ["Greeting.swift": try TinyPack.solution("greeting-model/Greeting.swift")]
    for number in 0..<4 { sources["Part\(number).swift"] = megabyte }
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.status == .invalidSubmission)
    #expect(verdict.diagnostics.first?.message.english.contains("larger than 4 MB") == true)
  }

  @Test func tooManyFilesAreRefused() async throws {
    var sources: [String: String] = [:]
    for number in 0..<201 { sources["Part\(number).swift"] = "// \(number)\n" }
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.status == .invalidSubmission)
    #expect(verdict.diagnostics.first?.message.english.contains("201 Swift files") == true)
  }
}
