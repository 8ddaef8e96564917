import Curriculum
import Foundation
import Judge
import Sentences
import Synchronization
import Terminal
import TestSupport
import Tutor

/// The course in a temporary folder with a workspace, and sessions with both.
final class WorkspaceFixture: Sendable {
  let folder: URL
  let pack: Pack
  let workspace: Workspace

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tutor-\(UUID())")
    self.folder = folder
    let rings = CourseFixture.pack.rings.map { ring in
      var ring = ring
      ring.exercises = ring.exercises.map { exercise in
        var exercise = exercise
        exercise.folder = folder.appending(path: "course/\(ring.identifier)/\(exercise.identifier)")
        return exercise
      }
      return ring
    }
    var pack = CourseFixture.pack
    pack.rings = rings
    pack.folder = folder.appending(path: "course")
    pack.solutionsFolder = folder.appending(path: "solutions")
    self.pack = pack
    workspace = Workspace(folder: folder.appending(path: "work"), now: { CourseFixture.date })
    for exercise in pack.exercises {
      try write("Read *this*.\n", to: exercise.folder.appending(path: "lesson.en.md"))
      guard exercise.kind == .code else { continue }
      try write("let answer = 0\n", to: exercise.startFolder.appending(path: "Answer.swift"))
    }
    try write(
      "let answer = 42\n", to: folder.appending(path: "solutions/basics/data-model/Answer.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func answer(to exercise: Exercise) -> URL {
    workspace.folder(of: exercise, in: pack).appending(path: "Answer.swift")
  }

  struct Transcript: Sendable {
    var text: String
    var outcome: Session.Outcome
  }

  struct Step: Sendable {
    var line: String
    /// An action just before the line is typed, as in another window.
    var before: @Sendable () throws -> Void = {}
  }

  /// Runs a session with lines of input.
  ///
  /// A file that contains 42 passes.
  func run(
    _ steps: [Step], workspace: Workspace? = nil, progress: LearnerProgress = .init(),
    isInteractive: Bool = false,
    check: (@Sendable (Exercise, Language) async throws -> LearnerVerdict)? = nil,
    capabilities: TerminalCapabilities = .plain(width: 80),
    showScreen: (
      @Sendable (Session, PictureWay, Bool, @escaping TutorServices.Aside) async throws -> Session
    )? = nil,
    edit: @escaping @Sendable (FilePlace) async throws(SessionFailure) -> Void = { _ in }
  ) async throws -> Transcript {
    let workspace = workspace ?? self.workspace
    guard
      let session = Session(
        pack: pack, progress: progress, language: .english, isInteractive: isInteractive,
        workspace: workspace.folder, home: folder, now: { CourseFixture.date })
    else { throw SessionScript.MissingSession() }
    let waiting = Mutex(steps)
    let written = Mutex("")
    let services = TutorServices(
      check: check ?? { exercise, _ in try self.judge(exercise, in: workspace) },
      draw: { order, _ in
        .picture("[\(order.exercise.identifier): \(order.families.map(\.rawValue))]")
      },
      showScreen: showScreen ?? { session, _, _, _ in session }, edit: edit,
      reader: LineReader(isInteractive: false) { _ in
        guard let step = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else {
          return .end
        }
        do { try step.before() } catch { return .cancelled }
        return .line(step.line)
      },
      write: { text in written.withLock { $0 += text } },
      capabilities: { capabilities })
    let outcome = await SessionRunner(session, workspace: workspace, services: services).run()
    return Transcript(text: written.withLock { $0 }, outcome: outcome)
  }

  func run(_ lines: String...) async throws -> Transcript {
    try await run(lines.map { Step(line: $0) })
  }

  private func judge(_ exercise: Exercise, in workspace: Workspace) throws -> LearnerVerdict {
    let file = workspace.folder(of: exercise, in: pack).appending(path: "Answer.swift")
    let isRight = try String(contentsOf: file, encoding: .utf8).contains("42")
    return Verdict(
      exercise: exercise.identifier, status: isRight ? .passed : .failed,
      score: isRight ? 10 : 0, maxScore: 10,
      checks: [
        CheckResult(
          id: "a", title: "The answer is right", status: isRight ? .passed : .failed,
          points: isRight ? 10 : 0, maxPoints: 10, expected: isRight ? nil : "42",
          actual: isRight ? nil : "0")
      ]
    ).forLearner()
  }
}
