import Foundation
import Glibc
import Hashing
import Processes
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses, .mainPath) struct ProcessTests {
  @Test func returnsOutputErrorsAndExitCode() async throws {
    let report = try await shell("cat; echo trouble >&2; exit 7").run(input: Array("hello".utf8))
    #expect(report.outputText == "hello")
    #expect(report.errorText == "trouble\n")
    #expect(report.end == .exited(code: 7))
    #expect(report.stoppedBy == nil)
  }

  @Test func inheritsNoEnvironmentAndNoDescriptor() async throws {
    let report = try await shell("env | grep -vE '^(PWD|_|PATH)='; ls /proc/self/fd | wc -l").run()
    // The three streams and the folder that `ls` opens.
    #expect(report.outputText == "4\n")
  }

  @Test func stopsAtTheDeadlineWithItsChildren() async throws {
    let report = try await shell("sleep 1000 & sleep 1000").run(deadline: .milliseconds(200))
    #expect(report.stoppedBy == .wallTime)
    #expect(report.end == .signalled(9))
  }

  @Test func keepsNoMoreOutputThanAllowed() async throws {
    let report = try await shell("yes").run(outputLimit: 10_000)
    #expect(report.output.count == 10_000)
    #expect(report.stoppedBy == .output)
  }

  @Test func doesNotWaitForAStrangerHoldingThePipe() async throws {
    let report = try await shell("setsid sleep 100 & echo $!").run(deadline: .seconds(50))
    let stranger = try #require(pid_t(report.outputText.dropLast()))
    kill(stranger, SIGKILL)
    #expect(report.stoppedBy == nil)
  }

  /// The child behaves like bubblewrap, whose first process in a sandbox asks to die with its parent only
  /// after some milliseconds.
  @Test func aChildInItsOwnSessionIsStoppedWithItsParent() async throws {
    let process = try RunningProcess(shell("setsid sleep 100 & echo $!; wait"))
    let line = try await process.output.read(upTo: 100)
    let child = try #require(pid_t(String(decoding: line, as: UTF8.self).dropLast()))
    process.stop()
    _ = try await process.end()
    // A zombie still exists, but without arguments.
    func isRunning() -> Bool {
      FileManager.default.contents(atPath: "/proc/\(child)/cmdline").map { !$0.isEmpty } ?? false
    }
    for _ in 0..<200 where isRunning() { usleep(10_000) }
    #expect(!isRunning())
  }

  @Test func aMissingProgramIsAnError() async throws {
    await #expect(throws: ProcessError.self) {
      try await ProcessCommand(executable: "/nowhere/program").run()
    }
  }

  @Test func digestIsSHA256() {
    var empty = ContentDigest()
    #expect(
      empty.hexadecimal == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    empty.append(Array("abc".utf8))
    #expect(
      empty.hexadecimal == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var long = ContentDigest()
    for _ in 0..<1000 { long.append(Array(repeating: UInt8(ascii: "a"), count: 1000)) }
    #expect(long.hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  private func shell(_ script: String) -> ProcessCommand {
    ProcessCommand(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }
}
