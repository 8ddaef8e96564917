import Curriculum
import Foundation
import Judge
import Sentences
import Terminal
import Synchronization
import TestSupport
import Testing
import Tutor

@Suite("A session runs over a workspace on disk", .serialized)
struct RunnerTests {
  let fixture: WorkspaceFixture

  init() throws { fixture = try WorkspaceFixture() }

  private var model: Exercise { get throws { try fixture.pack.find("data-model") } }

  @Test func aWholeSessionFromAPipe() async throws {
    let fixture = fixture
    let model = try model
    let transcript = try await fixture.run([
      .init(line: "a"), .init(line: "b"), .init(line: "a b"), .init(line: "next"),
      .init(line: "check"), .init(line: "hint"),
      .init(
        line: "check",
        before: { try fixture.write("let answer = 42\n", to: fixture.answer(to: model)) }),
      .init(line: "list"), .init(line: "quit"),
    ])
    #expect(transcript.outcome == .worked)
    try expectGolden(
      transcript.text.replacing(fixture.folder.path, with: "TEMPORARY"), named: "session")
    let progress = try fixture.workspace.progress.load().progress
    let record = try #require(progress.record(of: model, in: fixture.pack))
    #expect(record.isPassed)
    #expect(record.attempts == 2)
    #expect(record.hintsUsed == 1)
    #expect(progress.current[fixture.pack.identifier] == "data-model")
  }

  @Test func commandsRunBesideTheScreenUntilAnEmptyLine() async throws {
    let transcript = try await fixture.run(
      [
        .init(line: "goto data-model"), .init(line: "screen"), .init(line: "reset"),
        .init(line: ""), .init(line: "no"), .init(line: "screen"), .init(line: "hint"),
        .init(line: "quit"),
      ], isInteractive: true,
      capabilities: TerminalCapabilities(
        isTerminal: true, width: 80, height: 24, hasTextStyles: true),
      showScreen: { session, _, _, aside in
        let after = await aside(session, "list")
        guard case .commands = after.mode, !after.hasLeft else { throw SessionFailure.needsScreen }
        return after
      })
    let text = transcript.text
    #expect(text.contains("go back to the learning screen"), "\(text)")
    #expect(text.contains("Nothing was changed."), "\(text)")
    // `screen` leads from beside the screen to the screen, and then the prompt goes on.
    #expect(text.contains("brings the learning screen back"), "\(text)")
    #expect(text.contains("Hint 1"), "\(text)")
  }

  @Test func resetKeepsTheEarlierFile() async throws {
    let fixture = fixture
    let model = try model
    let transcript = try await fixture.run([
      .init(line: "goto data-model"),
      .init(
        line: "reset", before: { try fixture.write("mine", to: fixture.answer(to: model)) }),
      .init(line: "yes"),
    ])
    #expect(transcript.text.contains("The starter files are back. Yours are kept in"))
    #expect(
      try String(contentsOf: fixture.answer(to: model), encoding: .utf8) == "let answer = 0\n")
    let backups = try FileManager.default.subpathsOfDirectory(atPath: fixture.workspace.folder.path)
      .filter { $0.contains("before-reset") && $0.hasSuffix("Answer.swift") }
    #expect(backups.count == 1)
  }

  @Test func theSolutionIsShownAfterYesAndRecorded() async throws {
    let transcript = try await fixture.run("goto data-model", "solution", "yes")
    #expect(transcript.text.contains("let answer = 42"))
    let progress = try fixture.workspace.progress.load().progress
    #expect(try progress.record(of: model, in: fixture.pack)?.solutionShown == CourseFixture.date)
  }

  @Test func aMissingSolutionIsReported() async throws {
    let transcript = try await fixture.run("goto tint-trap", "solution", "yes")
    #expect(transcript.text.contains("has no solution to tint-trap"))
    #expect(transcript.outcome == .failed)
  }

  @Test func concurrentSessionsLoseNothing() async throws {
    let fixture = fixture
    let tint = try fixture.pack.find("tint-trap")
    async let first = fixture.run("b", "a b")
    async let second = fixture.run([
      .init(line: "goto tint-trap"),
      .init(
        line: "check",
        before: { try fixture.write("42", to: fixture.answer(to: tint)) }),
    ])
    _ = try await (first, second)
    let progress = try fixture.workspace.progress.load().progress
    for name in ["glance", "tint-trap"] {
      let exercise = try fixture.pack.find(name)
      #expect(progress.record(of: exercise, in: fixture.pack)?.isPassed == true, "\(name)")
    }
  }

  @Test func anotherSessionsPassesCount() async throws {
    let fixture = fixture
    let model = try model
    let transcript = try await fixture.run([
      .init(line: "b"),
      .init(
        line: "a b",
        before: {
          try fixture.workspace.progress.update {
            $0.note(
              .init(isPassed: true, score: 10, maxScore: 10, date: CourseFixture.date), at: model,
              in: fixture.pack)
          }
        }),
      .init(line: "next"),
    ])
    #expect(transcript.text.contains("The tint trap"))
  }

  @Test func anUnwritableWorkspaceIsReportedWithARemedy() async throws {
    let blocked = fixture.folder.appending(path: "a-file")
    try fixture.write("", to: blocked)
    let transcript = try await fixture.run(
      [.init(line: "goto data-model")],
      workspace: Workspace(folder: blocked.appending(path: "work")))
    // The line breaks depend on the length of the temporary folder's path.
    let words = transcript.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("can't write \(blocked.path)"))
    #expect(transcript.text.contains("RINGS_WORKSPACE"))
    #expect(transcript.outcome == .failed)
  }

  @Test func damagedProgressIsSavedAsideAndReported() async throws {
    try fixture.write("{ broken", to: fixture.workspace.progress.file)
    let transcript = try await fixture.run("list")
    #expect(transcript.text.contains("Your progress file was damaged."))
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.workspace.folder.path)
    #expect(names.contains { $0.hasPrefix("progress.damaged-") })
  }

  @Test func aFailingJudgeLosesNothing() async throws {
    struct Broken: Error, CustomStringConvertible { let description = "no compiler was found" }
    let transcript = try await fixture.run(
      [.init(line: "goto data-model"), .init(line: "check")], check: { _, _ in throw Broken() })
    #expect(transcript.text.contains("Rings failed: no compiler was found"))
    #expect(transcript.outcome == .failed)
    let progress = try fixture.workspace.progress.load().progress
    #expect(try progress.record(of: model, in: fixture.pack)?.attempts == 0)
  }

  @Test func invalidCommandsSetTheExitCodeAndTheSessionContinues() async throws {
    let transcript = try await fixture.run("nonsense", "list")
    #expect(transcript.outcome == .wrongCommand)
    #expect(transcript.text.contains("Ring 1: Basics"))
  }

  @Test func anEmptyInputShowsTheFirstExercise() async throws {
    let transcript = try await fixture.run()
    #expect(transcript.outcome == .worked)
    #expect(transcript.text.contains("Question 1 of 2"))
    #expect(!transcript.text.contains("glance>"))
  }

  @Test func aMissingLessonIsReportedWithItsPath() async throws {
    let model = try model
    try FileManager.default.removeItem(at: model.lessonFile(language: "en"))
    let transcript = try await fixture.run("goto data-model")
    #expect(transcript.text.contains("lesson.en.md"))
    #expect(transcript.outcome == .failed)
  }

  @Test func anUntouchedStarterFollowsTheLanguage() async throws {
    let model = try model
    let file = fixture.answer(to: model)
    try fixture.write(
      "// Write here.\nlet answer = 0\n", to: model.startFolder.appending(path: "Answer.swift"))
    try fixture.write("\"Write here.\": \"여기에 쓰세요.\"\n", to: model.starterFile(language: "ko"))
    _ = try await fixture.run("goto data-model", "language ko")
    let korean = try String(contentsOf: file, encoding: .utf8)
    #expect(korean == "// 여기에 쓰세요.\nlet answer = 0\n")
    _ = try await fixture.run("goto data-model")
    #expect(try String(contentsOf: file, encoding: .utf8) == "// Write here.\nlet answer = 0\n")
    try fixture.write("// Write here.\nlet answer = 41\n", to: file)
    _ = try await fixture.run("goto data-model", "language ko", "reset", "no")
    #expect(try String(contentsOf: file, encoding: .utf8) == "// Write here.\nlet answer = 41\n")
    _ = try await fixture.run("goto data-model", "language ko", "reset", "yes")
    #expect(try String(contentsOf: file, encoding: .utf8) == korean)
  }

  /// Returns the places where `edit` opens, with two files, the second of which has a `TODO`.
  private func placesOfEdit(
    _ lines: [String], verdict: LearnerVerdict? = nil
  ) async throws -> [FilePlace] {
    let fixture = fixture
    let model = try model
    try fixture.write(
      "import SwiftUI\n\n// \(Self.mark): go on here\n",
      to: model.startFolder.appending(path: "View.swift"))
    let places = Mutex<[FilePlace]>([])
    var check: (@Sendable (Exercise, Language) async throws -> LearnerVerdict)?
    if let verdict { check = { @Sendable _, _ in verdict } }
    _ = try await fixture.run(
      (["goto data-model"] + lines).map { .init(line: $0) }, isInteractive: true, check: check,
      edit: { place in places.withLock { $0.append(place) } })
    return places.withLock { $0 }
  }

  private static let mark = ["TO", "DO"].joined()

  private func name(_ place: FilePlace) -> String {
    "\(place.file.lastPathComponent):\(place.line.map(String.init) ?? "-")"
  }

  @Test func editOpensTheRemainingTask() async throws {
    #expect(try await placesOfEdit(["edit"]).map(name) == ["View.swift:3"])
  }

  @Test func editOpensTheFirstReportedProblem() async throws {
    let model = try model
    let problem = CheckResult(
      id: "a", title: "Right", status: .failed, points: 0, maxPoints: 10, file: "Answer.swift",
      line: 1)
    let waiting = CheckResult(id: "b", title: "Later", status: .skipped, points: 0, maxPoints: 0)
    let verdict = Verdict(
      exercise: model.identifier, status: .failed, score: 0, maxScore: 10,
      checks: [waiting, problem]
    ).forLearner()
    let places = try await placesOfEdit(
      ["check", "edit", "edit View", "edit answer"], verdict: verdict)
    #expect(places.map(name) == ["Answer.swift:1", "View.swift:3", "Answer.swift:1"])
  }

  @Test func editOpensTheFirstCompilerError() async throws {
    let verdict = Verdict(
      exercise: try model.identifier, status: .notCompiled, score: 0, maxScore: 10,
      diagnostics: [
        VerdictDiagnostic(severity: .warning, message: "w", file: "Answer.swift", line: 1),
        VerdictDiagnostic(severity: .error, message: "e", file: "View.swift", line: 2),
      ]
    ).forLearner()
    #expect(
      try await placesOfEdit(["check", "edit"], verdict: verdict).map(name) == ["View.swift:2"])
  }

  @Test func aFileOutsideTheExerciseIsReported() async throws {
    #expect(try await placesOfEdit(["edit Nothing.swift"]) == [])
  }
}
