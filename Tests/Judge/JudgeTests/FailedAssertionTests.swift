import Curriculum
import Foundation
import Judge
import WorkerProtocol
import TestSupport
import Testing

/// Only tools that validate checks get the failed assertions of a verdict.
@Suite(.serialized, .startsProcesses, .mainPath) struct FailedAssertionTests {
  /// A model without the expected greetings: two checks fail, one of them with an error.
  private static let silent = try? TinyPack.model(
    replacing: "name.isEmpty ? \"Hello\" : \"Hello, \\(name)\"", with: "\"Nobody\"")

  private func verdict(
    _ change: (inout JudgeConfiguration) -> Void
  ) async throws -> Verdict {
    let files = try Submitted(try #require(Self.silent))
    defer { files.remove() }
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    change(&configuration)
    let exercise = try TinyPack.exercise("greeting-model")
    return await Judge(configuration).verdict(
      for: exercise, in: try TinyPack.read(), files: files.urls)
  }

  @Test func validationReportsTheFailedLines() async throws {
    let verdict = try await verdict { $0.namesAssertions = true }
    let check = try #require(
      verdict.checks.first { $0.id == "GreetingChecks.testTheGreetingNamesThePerson" })
    let places = (check.failedAssertions ?? []).map(\.place)
    #expect(
      places == [
        CheckPlace(file: "GreetingChecks.swift", line: 11),
        CheckPlace(file: "GreetingChecks.swift", line: 13),
      ], "an assertion of XCTest's, and a text that is looked for and not there")
    #expect(check.failedAssertions?.first?.said.first?.english == "Say whom you greet")
    #expect(verdict.checks.first?.failedAssertions == [], "what passes has none")
  }

  @Test func learnersDoNotGetThem() async throws {
    let verdict = try await verdict { _ in }
    #expect(verdict.checks.allSatisfy { $0.failedAssertions == nil })
    let said = String(decoding: try verdict.forLearner().json(in: .english), as: UTF8.self)
    #expect(!said.contains("GreetingChecks.swift"))
  }

  @Test func oneFailureRejectsAMutant() async throws {
    let verdict = try await verdict { $0.endsWithFirstFailure = true }
    #expect(verdict.status == .failed)
    #expect(
      verdict.checks.map(\.id) == [
        "GreetingChecks.testMoodsAreListed", "GreetingChecks.testTheGreetingNamesThePerson",
      ])
  }
}
