import Curriculum
import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Lessons show what they say", .serialized)
struct FigureTests {
  let fixture: WorkspaceFixture

  init() throws { fixture = try WorkspaceFixture() }

  /// Returns the output of a session that opens an exercise, with figures as their text in brackets.
  private func shown(of identifier: String, lesson: String) async throws -> String {
    let fixture = fixture
    let exercise = try fixture.pack.find(identifier)
    try fixture.write(lesson, to: exercise.folder.appending(path: "lesson.en.md"))
    guard
      let session = Session(
        pack: fixture.pack, progress: LearnerProgress(), language: .english, isInteractive: false,
        workspace: fixture.workspace.folder, startingWith: exercise, now: { CourseFixture.date })
    else { throw SessionScript.MissingSession() }
    let written = Mutex("")
    let services = TutorServices(
      check: { _, _ in throw SessionScript.MissingSession() },
      draw: { _, _ in .picture("") },
      illustrate: { order, _ in
        Dictionary(
          uniqueKeysWithValues: order.blocks.map { block in
            let words = block.split(separator: "\n").joined(separator: "; ")
            return (block, [StyledText(painted: "\u{1B}[7m[\(words)]\u{1B}[0m", width: 20)])
          })
      },
      edit: { _ in }, reader: LineReader(isInteractive: false) { _ in .end },
      write: { text in written.withLock { $0 += text } }, capabilities: { .plain(width: 80) })
    _ = await SessionRunner(session, workspace: fixture.workspace, services: services).run()
    return written.withLock { $0 }
  }

  @Test func aFigureReplacesItsBlock() async throws {
    let text = try await shown(
      of: "data-model",
      lesson: """
        Before.

        ```widget
        view: Text("Hi")
        modes: [accented]
        ```

        After.

        ```swift
        let a = 1
        ```
        """)
    #expect(
      text.contains(
        "Before.\n\n\u{1B}[7m[view: Text(\"Hi\"); modes: [accented]]\u{1B}[0m\n\nAfter."))
    #expect(text.contains("    let a = 1\n"))
  }

  @Test func figuresInListsAreFound() {
    let document = MarkdownDocument(
      parsing: "1. one\n\n   ```widget\n   view: A()\n   ```\n\n> ```widget\n> view: B()\n> ```\n")
    #expect(document.code(in: "widget") == ["view: A()\n", "view: B()\n"])
  }

  @Test func aLessonWithoutFiguresDrawsNone() async throws {
    let text = try await shown(of: "data-model", lesson: "Nothing but words about a `widget`.")
    #expect(text.contains("Nothing but words"))
    #expect(!text.contains("\u{1B}"))
  }
}
