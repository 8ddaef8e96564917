import Compiling
import Foundation
import Processes
import TestSupport
import Testing

/// The script in which a linker waits for what its compiler writes.
@Suite(.serialized, .startsProcesses, .mainPath)
struct CompileScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The script with commands of ours, begun in the folder.
  private func started(compiling: String, linking: String) throws -> RunningProcess {
    let script = CompileScript.together(compiling: compiling, linking: linking)
    let results = folder.url.appending(path: CompileScript.mark).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    return try RunningProcess(
      ProcessCommand(
        executable: "/bin/sh", arguments: ["-c", script],
        environment: ["PATH": "/usr/bin:/bin"], workingDirectory: folder.url.path))
  }

  /// Whether somebody still has the file open, as the two that wait for it have.
  private func waits() throws -> Bool {
    let descriptor = open(folder.url.appending(path: "waited").path, O_WRONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Waits until nobody is left who could write: neither the shell nor what it started.
  private func endOfAll(_ process: RunningProcess) async throws {
    while try await !process.output.read(upTo: 1024).isEmpty {}
  }

  /// A linker that waits for a name, as for one that nobody wrote any more.
  @Test func whenWeAreGoneNeitherOfThemWaits() async throws {
    #expect(mkfifo(folder.url.appending(path: "waited").path, 0o600) == 0)
    let process = try started(
      compiling: "read -r _ <waited", linking: "sh -c 'echo >begun; exec cat waited'")
    process.input.close()
    try await endOfAll(process)
    #expect(try await !process.end().isSuccess)
    #expect(try !waits())
  }

  @Test func aCompilerThatFailsEndsTheLinkerToo() async throws {
    #expect(mkfifo(folder.url.appending(path: "waited").path, 0o600) == 0)
    let process = try started(compiling: "sh -c 'exit 7'", linking: "cat waited")
    try await endOfAll(process)
    #expect(try await process.end() == .exited(code: 7))
    #expect(try !waits())
    process.input.close()
  }

  @Test func bothEndWellWithTheInputOpen() async throws {
    let process = try started(compiling: "true", linking: "true")
    #expect(try await process.end().isSuccess)
    process.input.close()
  }
}
