import Compiling
import Foundation
import Processes
import TestSupport
import Testing

/// The script of a compiler that waits for a file.
@Suite(.serialized, .startsProcesses, .mainPath)
struct CompileScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts the script in the folder with other commands.
  private func started(compiling: String, linking: String) throws -> RunningProcess {
    let script = CompileScript.waiting(compiling: compiling, linking: linking)
    let results = folder.url.appending(path: CompileScript.mark).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    return try RunningProcess(
      ProcessCommand(
        executable: "/bin/sh", arguments: ["-c", script],
        environment: ["PATH": "/usr/bin:/bin"], workingDirectory: folder.url.path))
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
  }

  /// Waits until the shell and all its children have ended.
  private func endOfAll(_ process: RunningProcess) async throws {
    while try await !process.output.read(upTo: 1024).isEmpty {}
  }

  /// A compiler that waits for a pipe that is never written.
  @Test func theCompilerExitsWithItsParent() async throws {
    #expect(mkfifo(folder.url.appending(path: "waited").path, 0o600) == 0)
    let process = try started(compiling: "read -r _ <waited", linking: "echo >linked")
    process.input.close()
    try await endOfAll(process)
    #expect(try await !process.end().isSuccess)
    // No process has the file open for reading.
    #expect(open(folder.url.appending(path: "waited").path, O_WRONLY | O_NONBLOCK) < 0)
    #expect(!isThere("linked"))
  }

  @Test func codeThatDoesNotCompileIsNotLinked() async throws {
    let process = try started(compiling: "sh -c 'exit 7'", linking: "echo >linked")
    try await endOfAll(process)
    #expect(try await process.end() == .exited(code: 7))
    #expect(!isThere("linked"))
    process.input.close()
  }

  @Test(arguments: [0, 3]) func theLinkersResultIsTheRunsResult(code: Int32) async throws {
    let process = try started(compiling: "true", linking: "sh -c 'exit \(code)'")
    #expect(try await process.end() == .exited(code: code))
    #expect(isThere(CompileScript.mark))
    process.input.close()
  }
}
