import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// A warm process gives the same verdict as a new process.
@Suite(.serialized, .startsProcesses) struct StandbyTests {
  private let exercise = "greeting-model"

  private func judge() async throws -> Judge {
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    return Judge(configuration)
  }

  private func answer(_ edit: (String) -> String = { $0 }) throws -> [String: String] {
    let solution = try TinyPack.solution("\(exercise)/Greeting.swift")
    return ["Greeting.swift": edit(solution) + "\n// \(UUID().uuidString)\n"]
  }

  @Test(.mainPath) func warmProcessesJudgeLaterSaves() async throws {
    let judge = try await judge()
    let pack = try TinyPack.read()
    let exercise = try TinyPack.exercise(exercise)
    let early = try Submitted(answer())
    defer { early.remove() }
    let warmProcesses = try await judge.warmProcesses(for: exercise, in: pack, files: early.urls)
    let wrong = try answer { $0.replacing("Hello", with: "Howdy") }
    try Data((wrong["Greeting.swift"] ?? "").utf8).write(to: early.urls[0])
    let verdict = await judge.verdict(
      for: exercise, in: pack, files: early.urls, warmProcesses: { warmProcesses })
    let fresh = await judge.verdict(for: exercise, in: pack, files: early.urls)
    #expect(warmProcesses.hasUsedItsCompiler)
    #expect(!verdict.isPassed)
    #expect(verdict.checks.map(\.status) == fresh.checks.map(\.status))
    #expect(verdict.checks.map(\.message) == fresh.checks.map(\.message))
  }

  /// The pack's own files of these names are judged, but the compiler still waits for the learner's files.
  @Test(.mainPath, arguments: [true, false])
  func theCompilerWaitsForGivenFilesToo(areHandedIn: Bool) async throws {
    let folder = try TemporaryFolder()
    let given = ["Given.swift": "let given = 1\n", "Zest.swift": "let zest = 2\n"]
    let pack = try TinyPack.read(adding: given, to: exercise, in: folder.url)
    var exercise = try #require(pack.exercise(exercise))
    exercise.given = given.keys.sorted()
    let files = try Submitted(answer().merging(areHandedIn ? given : [:]) { first, _ in first })
    defer { files.remove() }
    let urls = files.urls.sorted { $0.lastPathComponent < $1.lastPathComponent }
    let judge = try await judge()
    let warmProcesses = try await judge.warmProcesses(for: exercise, in: pack, files: urls)
    let verdict = await judge.verdict(
      for: exercise, in: pack, files: urls, warmProcesses: { warmProcesses })
    #expect(warmProcesses.hasUsedItsCompiler)
    #expect(verdict.isPassed, "\(verdict)")
  }

  @Test func changedChecksAreReloaded() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rings-standby-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: try TinyPack.read().folder, to: folder)
    let pack = try PackReader(folder: folder, solutionsFolder: TinyPack.solutions).read()
    let exercise = try #require(pack.exercise(exercise))
    let files = try Submitted(answer())
    defer { files.remove() }
    let judge = try await judge()
    let warmProcesses = try await judge.warmProcesses(for: exercise, in: pack, files: files.urls)
    let check = try #require(
      exercise.checkFiles.first { $0.lastPathComponent == "GreetingChecks.swift" })
    let text = try String(contentsOf: check, encoding: .utf8)
    try Data(text.replacing("HELLO, MINA", with: "SOMETHING ELSE").utf8).write(to: check)
    let verdict = await judge.verdict(
      for: exercise, in: pack, files: files.urls, warmProcesses: { warmProcesses })
    #expect(verdict.checks.contains { $0.id.hasSuffix("Shouts") && $0.status == .failed })
  }
}
