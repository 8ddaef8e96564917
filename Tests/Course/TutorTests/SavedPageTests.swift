import Foundation
import Synchronization
import TestSupport
import Testing
import Tutor

@Suite("A page is shown again when its files are saved", .serialized)
struct SavedPageTests {
  private struct Enough: Error {}

  @Test func savesDuringRenderingAreNotMissed() async throws {
    let fixture = try WorkspaceFixture()
    let file = fixture.folder.appending(path: "watched/lesson.en.md")
    let other = fixture.folder.appending(path: "watched/other.md")
    try fixture.write("one", to: file)
    try fixture.write("one", to: other)
    let shown = Mutex<[Set<URL>]>([])
    let page = SavedPage(of: { [file, other] }) { saved in
      shown.withLock { $0.append(saved) }
      // The second call ends the session, because no key is pressed.
      guard saved.isEmpty else { throw Enough() }
      try Data("another length".utf8).write(to: file)
    }
    await #expect(throws: Enough.self) { try await page.run() }
    #expect(shown.withLock { $0 } == [[], [file]])
  }
}
