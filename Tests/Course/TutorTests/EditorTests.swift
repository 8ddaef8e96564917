import Foundation
import TestSupport
import Testing
import Tutor

@Suite("The learner's editor is found and started", .serialized, .startsProcesses)
struct EditorTests {
  @Test(arguments: [
    (["VISUAL": "code --wait", "EDITOR": "vi"], "code --wait"),
    (["EDITOR": "emacs -nw"], "emacs -nw"),
    (["VISUAL": "  ", "PATH": "/opt:/usr/bin"], "nano"),
    ([:], "nano"),
  ])
  func theEditorSettingIsUsed(environment: [String: String], command: String) {
    let editor = Editor.preferred(environment: environment) { $0 == "/usr/bin/nano" }
    #expect(editor?.command == command)
  }

  @Test func viFollowsNanoAndMayBeMissing() {
    #expect(
      Editor.preferred(environment: ["PATH": "/usr/bin"]) { $0 == "/usr/bin/vi" }?.command == "vi")
    #expect(Editor.preferred(environment: [:]) { _ in false } == nil)
  }

  /// A page can't give an editor a terminal; an editor that Rings doesn't know may have its own window.
  @Test(
    arguments: [
      ("vim", nil), ("env LC_ALL=C nano", nil), ("ed", nil), ("code --wait", "code"),
      ("gnome-text-editor", "gnome-text-editor"), ("my-editor", "my-editor"),
    ] as [(String, String?)])
  func aPageOpensEditorsThatNeedNoTerminal(command: String, name: String?) {
    let editor = Editor.forPage(
      environment: ["EDITOR": command, "PATH": "/bin"], hasTerminal: false
    ) {
      _ in false
    }
    #expect(editor?.name == name)
  }

  @Test(.mainPath) func argumentsAndFilesReachTheEditor() async throws {
    let fixture = try WorkspaceFixture()
    let file = fixture.folder.appending(path: "with a space.swift")
    try fixture.write("", to: file)
    try await Editor(command: "sh -c 'printf edited > \"$1\"' x").open(FilePlace(file, line: 3))
    #expect(try String(contentsOf: file, encoding: .utf8) == "edited")
  }

  @Test func aMissingEditorIsReported() async {
    await #expect(throws: SessionFailure.editor("no-such-editor")) {
      try await Editor(command: "no-such-editor").open(FilePlace(Self.nowhere))
    }
  }

  @Test func anEditorsExitCodeIsIgnored() async {
    await #expect(throws: Never.self) {
      try await Editor(command: "false").open(FilePlace(Self.nowhere))
    }
  }

  private static let nowhere = URL(filePath: "/nonexistent/A.swift")

  @Test(arguments: [
    ("vim", "+12 FILE"), ("nvim", "+12 FILE"), ("/usr/bin/vi -u NONE", "+12 FILE"),
    ("nano", "+12 FILE"), ("emacs -nw", "+12 FILE"), ("micro", "+12 FILE"), ("kak", "+12 FILE"),
    ("code --wait", "--goto FILE:12"), ("'/opt/VS/code' -w", "--goto FILE:12"),
    ("hx", "FILE:12"), ("subl -w", "FILE:12"), ("kate -b", "--line 12 FILE"),
    ("env A=1 nano -l", "+12 FILE"), ("my-editor", "FILE"), ("", "FILE"),
  ])
  func eachEditorGetsTheLineInItsOwnSyntax(command: String, arguments: String) {
    let place = FilePlace(URL(filePath: "/A.swift"), line: 12)
    let given = Editor(command: command).arguments(for: place)
    #expect(given.joined(separator: " ") == arguments.replacing("FILE", with: "/A.swift"))
    #expect(Editor(command: command).arguments(for: FilePlace(place.file)) == ["/A.swift"])
  }
}
