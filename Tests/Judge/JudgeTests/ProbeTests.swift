import Foundation
import Judge
import TestSupport
import Testing

/// Probes transfer values of every kind between processes.
@Suite(.serialized, .startsProcesses)
struct ProbeTests {
  private func solution() throws -> String { try TinyPack.solution("card/Card.swift") }

  @Test(.mainPath) func everyKindOfProbeIsAnswered() async throws {
    let verdict = try await TinyJudge.verdict(on: ["Card.swift": solution()], for: "card")
    #expect(verdict.status == .passed, "\(verdict.checks.filter { $0.status != .passed })")
  }

  @Test(.mainPath) func randomnessRepeatsInEachRun() async throws {
    let text = try solution().replacing(
      "isLoud ? title.uppercased() : title",
      with: #""\([0, 1, 2, 3, 4, 5, 6, 7].shuffled()) \(Int.random(in: 0...9_999)) "#
        + #"\(UUID()) \(UUID())""#
    ).replacing("import SwiftUI", with: "import Foundation\nimport SwiftUI")
    let files = ["Card.swift": text]
    var found: Set<String> = []
    for _ in 0..<2 {
      let verdict = try await TinyJudge.verdict(on: files, for: "card")
      let check = try #require(
        verdict.checks.first { $0.id.hasSuffix("testAListIsAnArgument") })
      #expect(check.status == .failed)
      found.insert(check.actual?.english ?? "")
    }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("[") == true, "\(found)")
    let identifiers = (found.first ?? "").split(separator: " ").compactMap {
      UUID(uuidString: $0.trimmingCharacters(in: .punctuationCharacters))
    }
    #expect(Set(identifiers).count == 2, "\(found)")
  }

  @Test func aMissingMemberIsNamed() async throws {
    let text = try solution().replacing("func heading(", with: "func headline(")
    let verdict = try await TinyJudge.verdict(on: ["Card.swift": text], for: "card")
    let check = try #require(
      verdict.checks.first { $0.id.hasSuffix("testAListIsAnArgument") })
    #expect(check.status == .missingAPI)
    #expect(
      check.message?.english.contains("Your `Card` has no `heading`") == true, "\(check)")
    // A probe that doesn't request a heading still works.
    #expect(verdict.checks.first?.status == .passed)
  }

  @Test(.mainPath) func aPictureIsComparedWithTheSolutions() async throws {
    let text = try solution().replacing("Text(card.title).bold()", with: "Text(card.title + \"?\")")
    let verdict = try await TinyJudge.verdict(on: ["Card.swift": text], for: "card")
    let check = try #require(verdict.checks.last)
    #expect(check.status == .failed)
    #expect(check.renders.map(\.caption.english) == ["Expected: the view", "Actual: the view"])
    #expect(check.renders.allSatisfy { !$0.marked.isEmpty })
    #expect(check.renders.last?.text.contains("Mina?") == true)
  }

  /// The time that a check spends in the pack's solution doesn't count against the learner.
  @Test func aSlowSolutionBlamesNoLearner() async throws {
    let files = try Submitted(["Card.swift": solution()])
    defer { files.remove() }
    var pack = try TinyPack.read()
    let solutions = files.folder.appending(path: "solutions")
    try FileManager.default.copyItem(at: TinyPack.solutions, to: solutions)
    let slow = "Thread.sleep(forTimeInterval: 3); return isLoud ? title.uppercased() : title"
    let text =
      "import Foundation\n"
      + (try solution())
      .replacing("isLoud ? title.uppercased() : title", with: slow)
    try #require(text.contains(slow))
    try Data(text.utf8).write(to: solutions.appending(path: "words/card/Card.swift"))
    pack.solutionsFolder = solutions
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    configuration.limits = WorkerLimits(check: .seconds(2))
    let verdict = await Judge(configuration).verdict(
      for: try TinyPack.exercise("card"), in: pack, files: files.urls)
    #expect(verdict.checks.last?.status == .infrastructureFailure, "\(verdict.checks)")
  }

  @Test func aPackWithoutSolutionsBlamesNoLearner() async throws {
    let files = try Submitted(["Card.swift": solution()])
    defer { files.remove() }
    var pack = try TinyPack.read()
    pack.solutionsFolder = nil
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    let verdict = await Judge(configuration).verdict(
      for: try TinyPack.exercise("card"), in: pack, files: files.urls)
    #expect(verdict.checks.last?.status == .infrastructureFailure)
    #expect(verdict.checks.last?.message?.english.contains("no solution to “card”") == true)
    #expect(verdict.checks.dropLast().allSatisfy { $0.status == .passed })
  }
}
