import Foundation
import Glibc
import Processes
import TestSupport
import Testing

/// A killed program leaves no zombies of its children.
@Suite(.serialized, .startsProcesses, .mainPath) struct OrphanTests {
  @Test func theExitOfAKilledProgramsChildIsCollected() async throws {
    let process = try RunningProcess(
      ProcessCommand(
        executable: "/bin/sh", arguments: ["-c", "setsid sleep 100 & echo $!; wait"],
        environment: ["PATH": "/usr/bin:/bin"]))
    let line = try await process.output.read(upTo: 100)
    let child = try #require(pid_t(String(decoding: line, as: UTF8.self).dropLast()))
    process.stop()
    _ = try await process.end()
    // When the next program ends, Rings reaps the children that were still dying.
    for _ in 0..<100 where kill(child, 0) == 0 {
      _ = try await ProcessCommand(executable: "/bin/true").run()
    }
    let status = (try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)) ?? ""
    #expect(kill(child, 0) != 0, "\(getpid()) \(status.prefix(300))")
    #expect(errno == ESRCH)
  }
}
