import Foundation
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Saved files are noticed", .serialized)
struct FileWatchTests {
  let fixture: WorkspaceFixture
  let file: URL

  init() throws {
    fixture = try WorkspaceFixture()
    file = fixture.folder.appending(path: "watched/A.swift")
    try fixture.write("one", to: file)
  }

  /// Waits for the system's notification, for at most five seconds.
  private func waitForWord(of watch: FileWatch) async {
    let descriptors = watch.descriptor.map { [$0] } ?? []
    _ = await DescriptorWait.readable(among: descriptors, milliseconds: 5000)
  }

  @Test func anInPlaceSaveIsReported() async throws {
    let watch = FileWatch([file])
    #expect(!watch.isPolling)
    #expect(watch.takeChange() == nil)
    try Data("two!".utf8).write(to: file)
    await waitForWord(of: watch)
    #expect(watch.takeChange() == .saved)
    #expect(watch.takeChange() == nil)
    #expect(!watch.isPolling)
  }

  @Test func aSaveByRenameIsReported() async throws {
    let watch = FileWatch([file])
    // The atomic write replaces the file with a new one, as vim does.
    try fixture.write("three", to: file)
    await waitForWord(of: watch)
    #expect(watch.takeChange() == .saved)
  }

  @Test func otherFilesInTheFolderAreIgnored() async throws {
    let watch = FileWatch([file])
    try fixture.write("x", to: file.deletingLastPathComponent().appending(path: ".A.swift.swp"))
    await waitForWord(of: watch)
    #expect(watch.takeChange() == nil)
  }

  @Test func deletionAndRecreationAreReported() async throws {
    let watch = FileWatch([file])
    try FileManager.default.removeItem(at: file)
    await waitForWord(of: watch)
    #expect(watch.takeChange() == .disappeared)
    try fixture.write("back", to: file)
    await waitForWord(of: watch)
    #expect(watch.takeChange() == .saved)
  }

  @Test func withoutNotificationsFilesArePolled() throws {
    let watch = FileWatch([file], usesNotifications: false)
    #expect(watch.isPolling)
    #expect(watch.descriptor == nil)
    #expect(watch.takeChange() == nil)
    try fixture.write("another length", to: file)
    #expect(watch.takeChange() == .saved)
  }

  @Test func addedAndRemovedFilesChangeAListing() throws {
    let folder = file.deletingLastPathComponent()
    let watch = FileWatch(
      listing: {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).map { folder.appending(path: $0) }
      }, usesNotifications: false)
    #expect(watch.takeChange() == nil)
    let second = folder.appending(path: "B.swift")
    try fixture.write("new", to: second)
    #expect(watch.takeChange() == .saved)
    #expect(watch.changed.map(\.lastPathComponent) == ["B.swift"])
    try FileManager.default.removeItem(at: second)
    #expect(watch.takeChange() == .saved)
    #expect(watch.changed.map(\.lastPathComponent) == ["B.swift"])
    #expect(watch.takeChange() == nil)
  }

  @Test func anUnwatchableFolderIsPolled() {
    let watch = FileWatch([URL(filePath: "/nonexistent/A.swift")])
    #expect(watch.isPolling)
  }
}
