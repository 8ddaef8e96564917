import Authoring
import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// A misbehaving check ends with a verdict, which pack validation reports.
///
/// No author's code can hang validation, fill the disk or read foreign files.
@Suite(.runsAlone, .paired) struct BadCheckTests {
  /// Returns the verdict on the solution to a new pack's exercise, with extra code at the start of its first
  /// check.
  private func verdict(_ code: String) async throws -> Verdict {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = try PackScaffold(identifier: "my-pack").write(into: folder)
    let file = root.appending(path: "01-first-ring/01-greeting/Checks/GreetingChecks.swift")
    let old = try String(contentsOf: file, encoding: .utf8)
    let line = "func testTheNameIsThere() throws {\n"
    try Data(
      ("import Foundation\n" + old.replacing(line, with: line + code + "\n")).utf8
    ).write(to: file)
    let pack = try PackLibrary.read(root)
    let exercise = try #require(pack.exercises.first)
    var configuration = try await LessonJudge.shared.judge.configuration
    configuration.limits.check = .seconds(3)
    configuration.limits.alone = .seconds(3)
    return await Judge(configuration).verdict(
      for: exercise, in: pack, files: try pack.solutionFiles(of: exercise))
  }

  @Test(.mainPath) func aCorrectCheckPasses() async throws {
    #expect(try await verdict("").isPassed)
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      "while true {}",
      "Thread.sleep(forTimeInterval: 10_000)",
      "for _ in 0..<1_000_000 { print(String(repeating: \"x\", count: 1024)) }\nexit(1)",
      "exit(0)",
      "fatalError()",
      "print(try String(contentsOfFile: \"/etc/shadow\", encoding: .utf8))",
      "let bytes = [Int](repeating: 1, count: 1 << 36)\nprint(bytes.count)",
      "this is no Swift",
    ])
  func aCheckThatMisbehavesNeverPasses(code: String) async throws {
    let verdict = try await verdict(code)
    #expect(!verdict.isPassed, "\(verdict)")
    let said = String(decoding: try verdict.forLearner().json(in: .english), as: UTF8.self)
    #expect(!said.contains("root:"))
    #expect(said.utf8.count < 1 << 20)
  }
}
