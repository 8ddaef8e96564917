import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("rings is offered a place on the PATH", .serialized)
struct ProgramLinkTests {
  private let folder: TemporaryFolder
  private let program: URL
  private let home: URL

  init() throws {
    folder = try TemporaryFolder()
    program = try folder.file("build/rings", "#!/bin/sh\n").resolvingSymlinksInPath()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    home = folder.url.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  private func link(path: String = "/usr/bin") -> ProgramLink {
    ProgramLink(program: program, home: home, environment: ["PATH": path])
  }

  /// Returns the output for these answers, and whether the question is answered.
  private func offer(
    _ link: ProgramLink, _ answers: String..., isInteractive: Bool = true
  ) async -> (text: String, isAnswered: Bool) {
    let waiting = Mutex(answers)
    let written = Mutex("")
    let reader = LineReader(isInteractive: isInteractive) { _ in
      waiting.withLock { $0.isEmpty ? .end : .line($0.removeFirst()) }
    }
    let isAnswered = await LinkOffer(link, presentation: Presentation(.plain(), home: home))
      .make(reader: reader) { text in written.withLock { $0 += text } }
    return (written.withLock { $0 }, isAnswered)
  }

  @Test func yesCreatesTheLinkAndNamesTheNextStep() async throws {
    let (text, isAnswered) = await offer(link(), "perhaps", "yes")
    #expect(isAnswered)
    #expect(text.contains("~/.local/bin/rings"))
    #expect(text.contains("Please answer"))
    #expect(text.contains("export PATH=\"$HOME/.local/bin:$PATH\""))
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: link().place.path)
    #expect(target == program.path)
  }

  @Test func nothingElseIsNeededOnThePath() async throws {
    let (text, _) = await offer(link(path: "\(home.path)/.local/bin/:/usr/bin"), "y")
    #expect(text.contains("now works in every terminal"))
  }

  @Test func noChangesNothing() async throws {
    let (text, isAnswered) = await offer(link(), "no")
    #expect(isAnswered)
    #expect(text.contains("swift run rings"))
    #expect(!FileManager.default.fileExists(atPath: home.appending(path: ".local").path))
  }

  @Test func endOfInputAsksAgainNextTime() async throws {
    #expect(await offer(link()).isAnswered == false)
  }

  @Test func noLinkIsOfferedToPipesOrInstalledPrograms() async throws {
    let elsewhere = await offer(link(path: program.deletingLastPathComponent().path), "yes")
    #expect(elsewhere.text == "")
    #expect(await offer(link(), "yes", isInteractive: false).text == "")
  }

  @Test(arguments: ["file", "dangling link"])
  func existingFilesAreNeverOverwritten(kind: String) async throws {
    let link = link()
    let files = FileManager.default
    try files.createDirectory(
      at: link.place.deletingLastPathComponent(), withIntermediateDirectories: true)
    if kind == "file" {
      try Data("mine".utf8).write(to: link.place)
    } else {
      try files.createSymbolicLink(atPath: link.place.path, withDestinationPath: "/nowhere")
    }
    #expect(await offer(link, "yes").text == "")
    #expect(throws: (any Error).self) { try link.make() }
    if kind == "file" { #expect(try String(contentsOf: link.place, encoding: .utf8) == "mine") }
  }
}
