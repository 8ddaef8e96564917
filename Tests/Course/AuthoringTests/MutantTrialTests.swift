import Authoring
import Curriculum
import Foundation
import Judge
import Synchronization
import TestSupport
import Testing

@Suite("Mutants are judged", .serialized)
struct MutantTrialTests {
  private static let solution = """
    let first = 8
    let second = 10
    let third = "words"

    """

  /// Returns the report on a solution's mutants, from a judge that receives their text.
  private func report(
    more: String = "", most: Int? = nil, demands: Bool = false,
    judge: @escaping @Sendable (String) -> Verdict
  ) async throws -> ValidationReport {
    try await TemporaryFolder.use { folder in
      var (pack, exercise) = try MutantMakerTests.pack(
        in: folder, solution: Self.solution, starter: "", more: more)
      pack.demandsMutants = demands
      let trial = MutantRun(pack: pack, jobs: 2, most: most) { _, _, files in
        judge((try? String(contentsOf: files[0], encoding: .utf8)) ?? "")
      }
      let reports = try await trial.reports(on: [exercise])
      return ValidationReport(findings: []).adding(reports, of: pack)
    }
  }

  private static func verdict(failing: String?) -> Verdict {
    Verdict(
      exercise: "greeting",
      checks: ["GreetingChecks.testTheNameIsThere", "GreetingChecks.testTheNameIsLarge"].map {
        CheckResult(
          id: $0, title: "It", status: $0 == failing ? .failed : .passed, points: 0, maxPoints: 5)
      })
  }

  private static let caught = verdict(failing: "GreetingChecks.testTheNameIsThere")

  @Test func aMutantThatPassesEveryCheckIsReported() async throws {
    let report = try await report { source in
      source.contains("16") ? Self.verdict(failing: nil) : Self.caught
    }
    let mutants = try #require(report.mutants.first)
    #expect(mutants.made == 3)
    #expect(mutants.caught == 2)
    #expect(mutants.survivors.map(\.mutant.change) == ["8 → 16"])
    #expect(mutants.survivors.map(\.difference) == [["- let first = 8", "+ let first = 16"]])
    let finding = try #require(report.findings.first)
    #expect(finding.rule == .survivingMutant)
    #expect(finding.line == 1)
    #expect(report.isClean, "a pack that asks for no more is only told of it")
  }

  @Test func aSurvivingMutantFailsAPackThatRequiresMutants() async throws {
    let report = try await report(demands: true) { source in
      source.contains("16") ? Self.verdict(failing: nil) : Self.caught
    }
    #expect(!report.isClean)
  }

  @Test func mutantsThatDoNotCompileAreIgnored() async throws {
    let report = try await report { source in
      source.contains("\"\"")
        ? Verdict(
          exercise: "greeting", status: .notCompiled, score: 0, maxScore: 10) : Self.caught
    }
    let mutants = try #require(report.mutants.first)
    #expect((mutants.made, mutants.notCompiled) == (2, 1))
    #expect(mutants.share == 1)
  }

  @Test func listedEquivalentMutantsAreNotJudged() async throws {
    let file = "Greeting.swift"
    let judged = Mutex<[String]>([])
    let name = try TemporaryFolder.use { folder in
      try MutantMakerTests.pack(in: folder, solution: Self.solution, starter: "").0
        .exercises[0].startFiles[0].lastPathComponent
    }
    let report = try await report(
      more: """
        equivalent:
          - file: \(name.isEmpty ? file : name)
            change: "8 → 16"
            reason: Nobody sees it.
          - file: \(name)
            change: "drop nothing"
            reason: It is gone.

        """
    ) { source in
      judged.withLock { $0.append(source) }
      return Self.caught
    }
    #expect(judged.withLock { $0.count { $0.contains("16") } } == 0)
    let mutants = try #require(report.mutants.first)
    #expect((mutants.made, mutants.caught, mutants.equivalent) == (3, 2, 1))
    #expect(mutants.share == 1)
    #expect(report.findings.map(\.rule) == [.staleEquivalent])
  }

  @Test(arguments: [
    ("8 → 16", true), ("8*", true), ("*", true), ("* → *", true), ("*16", true), ("8 * 16", true),
    ("*17", false), ("9*", false), ("8", false), ("8 * → * 16 *", false),
  ])
  func aStarMatchesAnything(pattern: String, isCovered: Bool) {
    let listed = EquivalentMutant(file: "*.swift", change: pattern, reason: "It is free.")
    #expect(listed.covers(file: "Greeting.swift", change: "8 → 16") == isCovered)
    #expect(!listed.covers(file: "notes.txt", change: "8 → 16"))
  }

  @Test func theSelectionOfMutantsIsDeterministic() async throws {
    let first = try await report(most: 2) { _ in Self.caught }
    let second = try await report(most: 2) { _ in Self.caught }
    let changes = first.mutants.map { $0.entries.map(\.mutant.change) }
    #expect(changes.map(\.count) == [2])
    #expect(changes == second.mutants.map { $0.entries.map(\.mutant.change) })
    #expect(first.mutants.map(\.possible) == [3])
  }

  @Test func aCheckThatNoMutantFailsIsReported() async throws {
    let report = try await TemporaryFolder.use { folder in
      var (pack, exercise) = try MutantMakerTests.pack(
        in: folder, solution: Self.solution, starter: "")
      exercise.checks.append(
        CheckDeclaration(
          identifier: "GreetingChecks.testMore", title: LocalizedText(["en": "More"]), points: 0))
      pack.rings[0].exercises[0] = exercise
      let trial = MutantRun(pack: pack) { _, _, _ in Self.caught }
      return ValidationReport(findings: []).adding(
        try await trial.reports(on: [exercise]), of: pack)
    }
    #expect(report.findings.map(\.rule) == [.needlessCheck])
    #expect(report.findings[0].description.contains("GreetingChecks.testMore"))
  }
}
