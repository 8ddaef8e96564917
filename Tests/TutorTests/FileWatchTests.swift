import Foundation
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Saved files are noticed", .serialized, .startsProcesses)
struct FileWatchTests {
  let fixture: WorkspaceFixture
  let file: URL

  init() throws {
    fixture = try WorkspaceFixture()
    file = fixture.folder.appending(path: "watched/A.swift")
    try fixture.write("one", to: file)
  }

  /// Waits for the system's word, which is at most a moment away.
  private func waitForWord(of watch: FileWatch) async {
    let descriptors = watch.descriptor.map { [$0] } ?? []
    _ = await DescriptorWait.readable(among: descriptors, milliseconds: 5000)
  }

  @Test func aSaveInPlaceIsReported() async throws {
    let watch = FileWatch([file])
    #expect(!watch.isPolling)
    #expect(watch.takeChange() == nil)
    try Data("two!".utf8).write(to: file)
    await waitForWord(of: watch)
    #expect(watch.takeChange() == .saved)
    #expect(watch.takeChange() == nil)
    #expect(!watch.isPolling)
  }

  @Test func aSaveByRenamingIsReported() async throws {
    let watch = FileWatch([file])
    // The atomic write puts a new file in the old one's place, as vim does.
    try fixture.write("three", to: file)
    await waitForWord(of: watch)
    #expect(watch.takeChange() == .saved)
  }

  @Test func otherFilesOfTheFolderAreNoChange() async throws {
    let watch = FileWatch([file])
    try fixture.write("x", to: file.deletingLastPathComponent().appending(path: ".A.swift.swp"))
    await waitForWord(of: watch)
    #expect(watch.takeChange() == nil)
  }

  @Test func aDeletedFileIsReportedAndComesBack() async throws {
    let watch = FileWatch([file])
    try FileManager.default.removeItem(at: file)
    await waitForWord(of: watch)
    #expect(watch.takeChange() == .disappeared)
    try fixture.write("back", to: file)
    await waitForWord(of: watch)
    #expect(watch.takeChange() == .saved)
  }

  @Test func withoutNotificationsFilesAreLookedAt() throws {
    let watch = FileWatch([file], usesNotifications: false)
    #expect(watch.isPolling)
    #expect(watch.descriptor == nil)
    #expect(watch.takeChange() == nil)
    try fixture.write("another length", to: file)
    #expect(watch.takeChange() == .saved)
  }

  @Test func filesThatComeAndGoAreChangesOfAListing() throws {
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

  @Test func aFolderThatCannotBeWatchedIsLookedAt() {
    let watch = FileWatch([URL(filePath: "/nonexistent/A.swift")])
    #expect(watch.isPolling)
  }
}

@Suite("The learner's editor is found and started", .serialized, .startsProcesses)
struct EditorTests {
  @Test(arguments: [
    (["VISUAL": "code --wait", "EDITOR": "vi"], "code --wait"),
    (["EDITOR": "emacs -nw"], "emacs -nw"),
    (["VISUAL": "  ", "PATH": "/opt:/usr/bin"], "nano"),
    ([:], "nano"),
  ])
  func preference(environment: [String: String], command: String) {
    let editor = Editor.preferred(environment: environment) { $0 == "/usr/bin/nano" }
    #expect(editor?.command == command)
  }

  @Test func viComesAfterNanoAndNoneIsNone() {
    #expect(
      Editor.preferred(environment: ["PATH": "/usr/bin"]) { $0 == "/usr/bin/vi" }?.command == "vi")
    #expect(Editor.preferred(environment: [:]) { _ in false } == nil)
  }

  @Test func itsArgumentsAndTheFilesReachIt() async throws {
    let fixture = try WorkspaceFixture()
    let file = fixture.folder.appending(path: "with a space.swift")
    try fixture.write("", to: file)
    try await Editor(command: "sh -c 'printf edited > \"$1\"' x").open(FilePlace(file, line: 3))
    #expect(try String(contentsOf: file, encoding: .utf8) == "edited")
  }

  @Test func anEditorThatIsNotThereIsAFailure() async {
    await #expect(throws: SessionFailure.editor("no-such-editor")) {
      try await Editor(command: "no-such-editor").open(FilePlace(Self.nowhere))
    }
  }

  @Test func anEditorThatEndsBadlyIsItsOwnAffair() async throws {
    try await Editor(command: "false").open(FilePlace(Self.nowhere))
  }

  private static let nowhere = URL(filePath: "/nonexistent/A.swift")

  @Test(arguments: [
    ("vim", "+12 FILE"), ("nvim", "+12 FILE"), ("/usr/bin/vi -u NONE", "+12 FILE"),
    ("nano", "+12 FILE"), ("emacs -nw", "+12 FILE"), ("micro", "+12 FILE"), ("kak", "+12 FILE"),
    ("code --wait", "--goto FILE:12"), ("'/opt/VS/code' -w", "--goto FILE:12"),
    ("hx", "FILE:12"), ("subl -w", "FILE:12"), ("kate -b", "--line 12 FILE"),
    ("env A=1 nano -l", "+12 FILE"), ("my-editor", "FILE"), ("", "FILE"),
  ])
  func eachEditorIsToldTheLineInItsOwnWay(command: String, arguments: String) {
    let place = FilePlace(URL(filePath: "/A.swift"), line: 12)
    let given = Editor(command: command).arguments(for: place)
    #expect(given.joined(separator: " ") == arguments.replacing("FILE", with: "/A.swift"))
    #expect(Editor(command: command).arguments(for: FilePlace(place.file)) == ["/A.swift"])
  }
}
