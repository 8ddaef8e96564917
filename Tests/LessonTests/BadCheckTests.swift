import Authoring
import Curriculum
import Foundation
import Testing

/// Checks that misbehave end as findings: they are an author's code, and no author can hang the gate,
/// fill the disk or read what is not theirs.
@Suite(.serialized) struct BadCheckTests {
  /// What the gate finds in a new pack whose first check does something else before.
  private func findings(_ code: String) async throws -> [GateFinding] {
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
    let judge = try await LessonJudge.shared.judge
    return try await PackGate(pack: try PackLibrary.read(root), jobs: LessonJudge.jobs) {
      await judge.verdict(for: $0, in: $1, files: $2)
    }.check().findings
  }

  @Test func aCheckThatIsRightHasNoFindings() async throws {
    #expect(try await findings("") == [])
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "while true {}",
      "Thread.sleep(forTimeInterval: 10_000)",
      "for _ in 0..<1_000_000 { print(String(repeating: \"x\", count: 1024)) }",
      "exit(0)",
      "fatalError()",
      "let all = try String(contentsOfFile: \"/etc/shadow\", encoding: .utf8)\nprint(all)",
      "let bytes = [Int](repeating: 1, count: 1 << 36)\nprint(bytes.count)",
      "this is no Swift",
    ])
  func aCheckThatMisbehavesIsFound(code: String) async throws {
    let findings = try await findings(code)
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { !$0.description.contains("root:") })
    #expect(findings.contains { $0.rule == .solutionPasses || $0.rule == .couldBeJudged })
  }
}
