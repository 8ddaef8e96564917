import Curriculum
import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("A session shows pictures in the way chosen earlier", .serialized)
struct PictureChoiceTests {
  let fixture: WorkspaceFixture

  init() throws { fixture = try WorkspaceFixture() }

  /// A pipe and an option have a way of their own.
  @Test(arguments: [(PictureWay.auto, PictureWay.sixel), (.cells, .cells), (.kitty, .kitty)])
  func theChoiceReplacesAuto(terminal: PictureWay, shown: PictureWay) async throws {
    let exercise = try fixture.pack.find("data-model")
    try fixture.write(
      "```widget\nview: Text(\"Hi\")\n```\n", to: exercise.folder.appending(path: "lesson.en.md"))
    var progress = LearnerProgress()
    progress.pictures = PictureWay.sixel.rawValue
    guard
      let session = Session(
        pack: fixture.pack, progress: progress, language: .english, isInteractive: false,
        workspace: fixture.workspace.folder, startingWith: exercise, now: { CourseFixture.date })
    else { throw SessionScript.MissingSession() }
    let seen = Mutex<[PictureWay]>([])
    let services = TutorServices(
      check: { _, _ in throw SessionScript.MissingSession() },
      draw: { _, _ in .picture("") },
      illustrate: { _, capabilities in
        seen.withLock { $0.append(capabilities.pictures) }
        return [:]
      },
      edit: { _ in }, reader: LineReader(isInteractive: false) { _ in .end },
      write: { _ in },
      capabilities: { TerminalCapabilities(isTerminal: true, pictures: terminal) })
    _ = await SessionRunner(session, workspace: fixture.workspace, services: services).run()
    #expect(seen.withLock { $0 } == [shown])
  }
}
