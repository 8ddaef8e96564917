import Authoring
import Curriculum
import Foundation
import Judge
import Sentences
import TestSupport
import Testing

@Suite("An answer more", .serialized)
struct AnswerAdditionTests {
  private static let view = "import SwiftUI\n\nstruct GreetingView: View {\n  let name: String\n\n"

  private struct Added {
    var outcome: AnswerAddition.Outcome
    /// The written files, by name.
    var texts: [String: String]
    var wrong: [String]
    var right: [KnownAnswer]
  }

  /// Returns the result of adding a learner's file to a new pack.
  private func add(
    _ source: String, called file: String = "GreetingView.swift", isWrong: Bool = true,
    check: String? = nil, message: String? = nil, why: String? = nil, languages: [String] = ["en"],
    verdict: Verdict
  ) async throws -> Added {
    try await TemporaryFolder.use { folder in
      let root = try PackScaffold(identifier: "my-pack", languages: languages)
        .write(into: folder)
      let pack = try PackLibrary.read(root)
      let exercise = try #require(pack.exercises.first)
      let handedIn = folder.appending(path: file)
      try Data(source.utf8).write(to: handedIn)
      let before = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      do {
        let addition = try AnswerAddition(
          "grey-name", files: [handedIn], isWrong: isWrong, to: exercise, in: pack)
        let outcome = try await addition.add(check: check, message: message, why: why) { _, _, _ in
          verdict
        }
        #expect(PackAudit(pack).problems().isEmpty, "\(PackAudit(pack).problems())")
        var texts: [String: String] = [:]
        for file in outcome.files {
          texts[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        return Added(
          outcome: outcome, texts: texts, wrong: try exercise.wrongAnswers().map(\.name),
          right: try exercise.rightAnswers())
      } catch {
        let after = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        #expect(after == before)
        throw error
      }
    }
  }

  private static func verdict(_ failing: [(String, Sentence?)]) -> Verdict {
    let names = ["testTheNameIsThere", "testTheNameIsLarge"]
    let checks = names.map { name in
      let failed = failing.first { $0.0 == name }
      return CheckResult(
        id: "GreetingChecks.\(name)", title: "\(name)", status: failed == nil ? .passed : .failed,
        points: failed == nil ? 5 : 0, maxPoints: 5, message: failed?.1)
    }
    let score = checks.reduce(0) { $0 + $1.points }
    return Verdict(
      exercise: "greeting", status: failing.isEmpty ? .passed : .failed, score: score, maxScore: 10,
      checks: checks)
  }

  private static func greeting(_ font: String) -> String {
    view + """
        var body: some View {
          VStack(alignment: .leading) {
            Text("Hello")
            Text(name)
              .font(\(font))
          }
        }
      }

      """
  }

  @Test(arguments: [
    ("GreetingView.swift", "\n"), ("mina.swift", "\n"), ("GreetingView.swift", "\r\n"),
  ])
  func samplesAreWrittenAsPatches(file: String, end: String) async throws {
    let added = try await add(
      Self.greeting(".caption").replacing("\n", with: end), called: file, why: "Likes it small.",
      verdict: Self.verdict([
        ("testTheNameIsLarge", "Give the name at least 20 points: it is read.")
      ]))
    #expect(added.outcome.caught?.check == "GreetingChecks.testTheNameIsLarge")
    #expect(!added.outcome.isUnexplained)
    #expect(
      added.texts == [
        "grey-name.answer": """
        why: Likes it small.
        check: GreetingChecks.testTheNameIsLarge
        message: 'Give the name at least 20 points: it is read.'

        --- GreetingView.swift
        -        .font(.title)
        +        .font(.caption)

        """
      ])
    #expect(added.wrong.contains("grey-name"))
  }

  /// The starter's translated comments, which a learner with another language got, don't count as the
  /// learner's changes.
  @Test func starterCommentsAreOmittedFromPatches() async throws {
    let task = ["TO", "DO"].joined()
    let source = Self.greeting(".caption").replacing(
      "  var body", with: "  // \(task): 이름을 보여 주세요\n  var body")
    let added = try await add(
      source, languages: ["en", "ko"],
      verdict: Self.verdict([("testTheNameIsLarge", "Larger, please.")]))
    let text = added.texts["grey-name.answer"] ?? ""
    #expect(text.contains("+  // \(task): show the name\n"), "\(text)")
    #expect(!text.contains(/[가-힣]/), "\(text)")
  }

  @Test func aRightSampleNamesNoCheck() async throws {
    let added = try await add(
      Self.greeting(".largeTitle"), isWrong: false, verdict: Self.verdict([]))
    #expect(added.outcome.caught == nil && added.outcome.isUnexplained)
    #expect(added.right.first { $0.name == "grey-name" }?.why?.raw == "Grey name.")
  }

  @Test func aSampleWithNewFilesIsAFolder() async throws {
    let other = (1...30).map { "// line \($0)\n" }.joined()
    let added = try await add(other, verdict: Self.verdict([("testTheNameIsThere", "No.")]))
    #expect(added.texts.keys.sorted() == ["GreetingView.swift", "expect.yml"])
    #expect(added.texts["GreetingView.swift"] == other)
  }

  @Test func samplesOfTheWrongKindAreRejected() async throws {
    let source = Self.greeting(".caption")
    let large = Self.verdict([("testTheNameIsLarge", "Larger, please.")])
    await #expect(throws: AdditionError.notWrong("greeting")) {
      try await add(source, verdict: Self.verdict([]))
    }
    await #expect(throws: AdditionError.self) {
      try await add(source, isWrong: false, verdict: large)
    }
    await #expect(
      throws: AdditionError.notCaught(
        by: "GreetingChecks.testTheNameIsThere", failing: ["GreetingChecks.testTheNameIsLarge"])
    ) {
      try await add(source, check: "GreetingChecks.testTheNameIsThere", verdict: large)
    }
    await #expect(throws: AdditionError.self) {
      try await add(source, message: "smaller", verdict: large)
    }
    await #expect(throws: AdditionError.sameAsSolution("greeting")) {
      try await add(Self.greeting(".title"), verdict: large)
    }
    await #expect(throws: AdditionError.noSwift("notes.txt")) {
      try await add(source, called: "notes.txt", verdict: large)
    }
  }

  @Test func existingFilesAreNotOverwritten() throws {
    try TemporaryFolder.use { folder in
      let pack = try PackLibrary.read(
        try PackScaffold(identifier: "my-pack").write(into: folder))
      let exercise = try #require(pack.exercises.first)
      #expect(throws: AuthoringError.self) {
        try AnswerAddition(
          "no-name", files: exercise.startFiles, isWrong: true, to: exercise, in: pack)
      }
    }
  }
}
