import Foundation
import Judge
import TestSupport
import Testing

/// “Your first pack in half an hour”, run by a shell that follows the guide exactly.
@Suite(.serialized, .startsProcesses, .thorough) struct TutorialTests {
  @Test func followingTheGuideMakesAPackThatPasses() throws {
    let folder = try TemporaryFolder()
    let script = try MarkdownPage.authorsGuide.script(of: "Your first pack in half an hour")
    #expect(script.contains("rings pack new") && script.contains("rings pack add"))
    let outcome = try run(script, in: folder.url)
    #expect(outcome.status == 0, "\(outcome.output)")
    let checks = script.ranges(of: "rings pack check").count
    #expect(checks == 2)
    #expect(
      outcome.output.ranges(of: "all as expected.").count == checks, "\(outcome.output)")
    #expect(!outcome.output.contains("warning:"), "\(outcome.output)")
    #expect(outcome.output.contains("5 submissions judged"), "\(outcome.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.contains { $0.hasPrefix("my-first-pack-") }, "\(names)")
  }

  private func run(_ script: String, in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-c", script]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    let programs = JudgeConfiguration.runningProgram.deletingLastPathComponent().path
    environment["PATH"] = programs + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["RINGS_WORKSPACE"] = folder.appending(path: "workspace").path
    environment["LANG"] = "en_US.UTF-8"
    environment["LC_ALL"] = nil
    environment["NO_COLOR"] = "1"
    process.environment = environment
    let file = folder.appending(path: "output")
    try Data().write(to: file)
    let handle = try FileHandle(forUpdating: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
