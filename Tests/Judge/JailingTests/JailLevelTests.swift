import Compiling
import SelfTests
import Launcher
import Foundation
import Jailing
import Processes
import TestSupport
import Testing

/// The isolation without a sandbox: Landlock and the system call filter.
@Suite(.serialized, .runsAlone) struct JailLevelTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Whether the kernel has Landlock, as the tests' machines do.
  static let machineHasFence = Jail.keepsFence

  @Test(.mainPath, .enabled(if: machineHasFence), arguments: [JailLevel.reduced, .none])
  func filesOfTheUserStayHidden(level: JailLevel) async throws {
    let secret = try folder.file("secret.txt", "hidden words")
    let open = try folder.file("open/open.txt", "open words")
    let report = try await run(
      "cat \(secret.path); cat \(open.path); cat /etc/passwd; ls /home /root \(folder.url.path)",
      level: level, readable: [open.deletingLastPathComponent().path])
    #expect(report.outputText == "open words")
    #expect(report.level == level)
  }

  @Test(.mainPath, .enabled(if: machineHasFence), arguments: [JailLevel.reduced, .none])
  func onlyItsOwnFoldersAreWritable(level: JailLevel) async throws {
    let own = folder.url.appending(path: "own")
    let other = folder.url.appending(path: "other")
    for place in [own, other] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    _ = try await run(
      "echo x >\(own.path)/f; echo x >\(other.path)/f; echo x >/tmp/rings-jail-level-test",
      level: level, writable: [own.path])
    #expect(FileManager.default.fileExists(atPath: own.appending(path: "f").path))
    #expect(!FileManager.default.fileExists(atPath: other.appending(path: "f").path))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/rings-jail-level-test"))
  }

  @Test(.mainPath, arguments: [JailLevel.reduced, .none])
  func thereIsNoNetworkAndNoNewNamespace(level: JailLevel) async throws {
    let report = try await run(
      "bash -c 'echo >/dev/tcp/127.0.0.1/22' 2>&1; unshare -U true 2>&1; echo end", level: level)
    #expect(report.outputText.contains("Operation not permitted"), "\(report.outputText)")
    #expect(report.outputText.hasSuffix("end\n"))
  }

  @Test(arguments: [JailLevel.reduced, .none])
  func forkingNeedsPermission(level: JailLevel) async throws {
    let report = try await run(
      "/bin/true; (echo forked)", level: level, mayStartProcesses: false)
    #expect(!report.outputText.contains("forked"))
  }

  @Test func anEndlessLoopEndsAtItsCPULimit() async throws {
    var limits = JailLimits.run
    limits.processorSeconds = 1
    let report = try await run("while :; do :; done", level: .reduced, limits: limits)
    #expect(report.limit == .processorTime)
  }

  /// Self-tests reach exactly what `rings doctor` reports for a level.
  @Test(.enabled(if: machineHasFence), arguments: JailLevel.allCases)
  func selfTestsMatchTheLevel(level: JailLevel) async throws {
    let jail = await jail(level)
    let proofs = await jail.proofs(
      program: jail.launcher ?? "",
      libraries: try await Toolchain.find(cache: folder.cache).runtimeDirectory)
    #expect(proofs.count == SelfTest.allCases.count)
    let reached = Set(proofs.filter { $0.holds != true }.map(\.selfTest))
    // Without namespaces, process IDs can be tried one by one, and paths and the host name are the machine's
    // own.
    #expect(
      reached == (jail.level == .full ? [] : [.processNames, .paths, .hostName]),
      "\(proofs.filter { $0.holds != true })")
  }

  /// An administrator may disable namespaces while a stored record still lists them, so Rings tries again
  /// after a failed start.
  @Test func aSandboxThatFailedToStartIsRetriedNextTime() async throws {
    let jail = await Jail.best(cache: folder.cache)
    guard jail.level == .full else { return }
    let records = folder.cache.url.appending(path: "jail").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: records).count == 1)
    let request = JailRequest(
      command: ProcessCommand(executable: "/bin/true"),
      readable: [folder.url.appending(path: "missing").path], limits: .run)
    await #expect(throws: JailError.self) { try await jail.run(request) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: records).isEmpty)
  }

  @Test func limitsRoundTrip() {
    let limits = ProcessLimits(.run, countsProcesses: true)
    #expect(ProcessLimits(text: limits.text) == limits)
    #expect(limits.countsProcesses)
    #expect(ProcessLimits(text: "x=1,2,=3,-1=5").isEmpty)
  }

  private func jail(_ level: JailLevel) async -> Jail {
    var jail = await Jail.best(cache: folder.cache).lowered(to: level)
    jail.launcher = BuildFolder.url.appending(path: "rings-jail").path
    return jail
  }

  private func run(
    _ script: String, level: JailLevel, readable: [String] = [], writable: [String] = [],
    limits: JailLimits = .run, mayStartProcesses: Bool = true
  ) async throws -> JailReport {
    try await jail(level).run(
      JailRequest(
        command: ProcessCommand(
          executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"]),
        readable: ["/usr/bin", "/bin"] + readable, writable: writable, limits: limits,
        mayStartProcesses: mayStartProcesses))
  }
}
