import Foundation
import Jailing
import Processes
import TestSupport
import Testing

@Suite(.serialized, .runsAlone) struct JailTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.mainPath) func anOrdinaryProgramRunsNormally() async throws {
    let report = try await run(
      "cat; echo trouble >&2; exit 7", input: "hello", mayStartProcesses: true)
    #expect(report.outputText == "hello")
    #expect(report.errorText == "trouble\n")
    #expect(report.end == .exited(code: 7))
    #expect(report.limit == nil)
  }

  @Test(.mainPath, .enabled(if: machineHasFullJail))
  func seesNoHostFilesNoNetworkAndNoOtherProcess()
    async throws
  {
    let report = try await run(
      """
      ls /home /root /work /etc/passwd /proc/1 /var 2>/dev/null
      cat /sys/class/net/*/address 2>/dev/null
      echo >/dev/tcp/127.0.0.1/22 && echo connected
      id -u; env
      """, mayStartProcesses: true)
    let lines = report.outputText.split(separator: "\n")
    #expect(!report.outputText.contains("passwd"))
    #expect(!report.outputText.contains("connected"))
    #expect(lines.first.flatMap { Int(String($0)) } != 0)
    #expect(!report.outputText.contains("HOME="))
  }

  @Test(.mainPath, .enabled(if: machineHasFullJail)) func canWriteNothingOutsideItsFolders()
    async throws
  {
    let writable = folder.url.appending(path: "out")
    try FileManager.default.createDirectory(at: writable, withIntermediateDirectories: true)
    let report = try await run(
      "for d in / /dev /usr/lib /tmp /new; do echo x >$d/f && echo $d; done; echo x >\(writable.path)/f && echo out",
      writable: [writable.path])
    #expect(report.outputText == "out\n")
  }

  @Test(.enabled(if: machineHasFullJail && geteuid() == 0)) func rootOnlyFilesAreReported()
    async throws
  {
    let closed = folder.url.appending(path: "closed")
    try FileManager.default.createDirectory(
      at: closed, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let jail = await Jail.best(cache: folder.cache)
    let request = JailRequest(
      command: ProcessCommand(executable: "/bin/sh", arguments: ["-c", "true"]),
      readable: [closed.path], limits: .run)
    await #expect(throws: JailError.closed(path: closed.path)) { try await jail.run(request) }
  }

  @Test func anEndlessLoopEndsAtItsCPULimit() async throws {
    var limits = JailLimits.run
    limits.processorSeconds = 1
    let report = try await run("while :; do :; done", limits: limits)
    #expect(report.limit == .processorTime)
    #expect(report.end == .signalled(24))
  }

  @Test(.mainPath) func anEndlessSleepEndsAtItsWallTime() async throws {
    var limits = JailLimits.run
    limits.wallTime = .milliseconds(300)
    let report = try await run("sleep 1000", limits: limits, mayStartProcesses: true)
    #expect(report.limit == .wallTime)
  }

  @Test(.enabled(if: machineHasFullJail)) func aForkBombStaysInTheSandboxAndEndsWithIt()
    async throws
  {
    var limits = JailLimits.run
    limits.wallTime = .seconds(1)
    let name = "rings-bomb-\(UUID().uuidString)"
    let report = try await run(
      "bomb() { bomb \(name) | bomb \(name) & }; bomb; while :; do sleep 1; done", limits: limits,
      mayStartProcesses: true)
    #expect(report.limit == .wallTime || report.limit == .output)
    #expect(try processes(naming: name).isEmpty)
  }

  @Test(.mainPath, .enabled(if: machineHasFullJail)) func forkingNeedsPermission() async throws {
    let report = try await run("/bin/true; echo $?; (echo forked)")
    #expect(!report.outputText.contains("forked"))
  }

  @Test func aMemoryBombEndsAtItsAddressSpaceLimit() async throws {
    var limits = JailLimits.run
    limits.addressSpace = 200 << 20
    let report = try await run("x=xxxxxxxxxxxxxxxx; while :; do x=$x$x; done", limits: limits)
    #expect(!report.end.isSuccess)
  }

  @Test func excessiveOutputIsCutOff() async throws {
    let report = try await run("while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done")
    #expect(report.limit == .output)
    #expect(report.output.count == JailLimits.run.output)
  }

  @Test func excessiveErrorOutputIsCutOff() async throws {
    let report = try await run("while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx >&2; done")
    #expect(report.limit == .output)
    #expect(report.errors.count == JailLimits.run.output)
  }

  @Test func aFileGrowsNoLargerThanAllowed() async throws {
    let writable = folder.url.appending(path: "out")
    try FileManager.default.createDirectory(at: writable, withIntermediateDirectories: true)
    let report = try await run(
      "while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done >\(writable.path)/f",
      writable: [writable.path])
    #expect(report.limit == .fileSize)
  }

  @Test func aMissingProgramIsAnInternalFailure() async throws {
    let jail = await Jail.best(cache: folder.cache)
    await #expect(throws: JailError.self) {
      try await jail.run(
        JailRequest(command: ProcessCommand(executable: "/nowhere/program"), limits: .run))
    }
  }

  @Test func aConversationGoesBackAndForth() async throws {
    let jail = await Jail.best(cache: folder.cache)
    let process = try jail.start(shell("while read line; do echo got $line; done"))
    try await process.input.write(Array("one\n".utf8))
    #expect(try await process.output.read(exactly: 8) == Array("got one\n".utf8))
    try await process.input.write(Array("two\n".utf8))
    #expect(try await process.output.read(exactly: 8) == Array("got two\n".utf8))
    process.input.close()
    #expect(try await process.end().end == .exited(code: 0))
  }

  @Test func aRunLeavesNothingInTheCache() async throws {
    _ = try await run("exit 0")
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "runs").path)
    #expect(left.isEmpty)
  }

  @Test func levelsAreOrderedAndCanOnlyBeLowered() async throws {
    let jail = await Jail.best(cache: folder.cache)
    #expect(jail.lowered(to: .none).level == .none)
    #expect(jail.lowered(to: .none).lowered(to: .full).level == .none)
    #expect(jail.level == .full || !jail.gaps.isEmpty)
    #expect(JailLevel.none < .reduced && JailLevel.reduced < .full)
  }

  static let machineHasFullJail = FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")

  private func shell(
    _ script: String, writable: [String] = [], limits: JailLimits = .run,
    mayStartProcesses: Bool = false
  ) -> JailRequest {
    JailRequest(
      command: ProcessCommand(
        executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"]),
      readable: ["/usr/bin"], writable: writable, limits: limits,
      mayStartProcesses: mayStartProcesses)
  }

  private func run(
    _ script: String, input: String = "", writable: [String] = [], limits: JailLimits = .run,
    mayStartProcesses: Bool = false
  ) async throws -> JailReport {
    let jail = await Jail.best(cache: folder.cache)
    return try await jail.run(
      shell(script, writable: writable, limits: limits, mayStartProcesses: mayStartProcesses),
      input: Array(input.utf8))
  }

  /// Returns every process whose command line contains `name`.
  private func processes(naming name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { entry in
      guard Int(entry) != nil,
        let line = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline")
      else { return false }
      return String(decoding: line, as: UTF8.self).contains(name)
    }
  }
}
