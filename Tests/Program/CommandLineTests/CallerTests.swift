import Foundation
import TestSupport
import Testing

/// Rings works despite the caller's limits, signals, streams and namespaces.
@Suite("Callers", .serialized, .startsProcesses) struct CallerTests {
  @Test(.mainPath, arguments: [">/dev/full", ">&-"])
  func lostOutputIsAFailure(redirection: String) throws {
    let outcome = try run("exec \"$@\" \(redirection)", "list")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Can't write the output"), "\(outcome.errors)")
  }

  @Test(.mainPath) func aCallerThatIgnoresChildExitsChangesNothing() throws {
    let outcome = try run("trap '' CHLD INT TERM HUP PIPE; exec \"$@\"", "try", "Text(\"Hi\")")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(
    .mainPath, arguments: [("en_US.UTF-8", "at most 64 open files"), ("ko_KR.UTF-8", "열린 파일 64개")])
  func aLimitThatIsTooLowIsReported(language: String, words: String) throws {
    // Code that is already compiled needs no compiler, so lower limits are enough.
    let view = "Text(\"\(UUID().uuidString)\")"
    let outcome = try run("ulimit -n 64; exec \"$@\"", "try", view, language: language)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  private static let hiddenProcesses =
    "exec /usr/bin/bwrap --dev-bind / / --proc /proc --dev /dev --unshare-user --unshare-pid "
    + "--uid 1000 --gid 1000 \"$@\""

  /// The machine is like a container whose /proc is partly hidden.
  ///
  /// There's a sandbox for programs that need no /proc, but none for the compiler.
  @Test(.enabled(if: canHideProcesses, "no sandbox in a sandbox here"))
  func withoutProcCodeRunsWithWeakerIsolation() throws {
    let outcome = try run(Self.hiddenProcesses, "doctor", "--json")
    #expect(outcome.output.contains("\"level\" : \"reduced\""), "\(outcome.output)")
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
  }

  static let canHideProcesses: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", hiddenProcesses, "caller", "/bin/true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private func run(
    _ script: String, _ arguments: String..., language: String = "en_US.UTF-8"
  ) throws -> RingsProcess.Outcome {
    var rings = RingsProcess()
    rings.caller = ["/bin/sh", "-c", script, "caller"]
    return try rings.run(arguments, language: language)
  }
}
