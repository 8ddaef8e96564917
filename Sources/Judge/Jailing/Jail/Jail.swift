import Launcher
import Foundation
import Hashing
import Processes
package import Storage

/// A sandbox for untrusted programs, as strict as this machine allows.
///
/// Bubblewrap provides namespaces: no network, no host files, and child processes that die with ours. A
/// system call filter, resource limits and an unprivileged user (even for root) close the remaining gaps. The
/// amount of output is limited, too.
package struct Jail: Sendable {
  package let level: JailLevel

  /// The missing parts of the sandbox, each with its fix.
  package let gaps: [JailGap]

  /// The path of `rings-jail`, which restricts other programs if bubblewrap is unavailable.
  package var launcher: String?

  /// Whether control groups bound the total memory of all processes in a sandbox.
  package var boundsMemoryOfAll: Bool { groups != nil && tools.shell != nil }

  /// Whether the number of threads in a sandbox is bounded.
  ///
  /// The limit requires namespaces, a separate user, or a control group. Otherwise the kernel would count all the
  /// user's threads.
  package var boundsThreads: Bool {
    level == .full || tools.hasUsersToSpare
      || tools.shell != nil && groups?.boundsProcesses == true
  }

  let tools: JailTools
  let groups: ControlGroupPlace?
  let cache: CacheDirectory

  /// Builds the strictest sandbox that works on this machine.
  ///
  /// Tests it once with a trivial program. Success is cached until the machine restarts or a tool changes.
  /// Failure is tested again every time, because the machine may have been fixed.
  package static func best(cache: CacheDirectory) async -> Jail {
    PrivateFolder.sweep(cache)
    let tools = JailTools.find()
    let record = recordPath(tools)
    if cache.read(Bool.self, at: record) == true {
      let jail = Jail(tools: tools, refusal: nil, cache: cache)
      jail.groups?.expectMoves()
      return jail
    }
    let jail = await tried(tools: tools, cache: cache)
    if jail.level == .full {
      // A restarted container has new namespaces and adds another record, so limit the number of records.
      cache.makeRoom(in: "jail", capacity: 64)
      try? cache.write(true, at: record)
    }
    return jail
  }

  /// Discards the cached success after a failed start, because the machine's settings may have changed.
  func doubt() {
    try? FileManager.default.removeItem(at: cache.url.appending(path: Self.recordPath(tools)))
  }

  private static func recordPath(_ tools: JailTools) -> String {
    "jail/\(recordKey(tools)).json"
  }

  /// Returns the same sandbox, at `level` or lower.
  package func lowered(to level: JailLevel) -> Jail {
    var jail = Jail(
      level: min(level, self.level), gaps: gaps, tools: tools, groups: groups, cache: cache)
    jail.launcher = launcher
    return jail
  }

  /// Whether the kernel can restrict file access without bubblewrap (Landlock).
  package static var keepsFence: Bool { FileFence.isAvailable }

  private init(
    level: JailLevel, gaps: [JailGap], tools: JailTools, groups: ControlGroupPlace?,
    cache: CacheDirectory
  ) {
    self.level = level
    self.gaps = gaps
    self.tools = tools
    self.groups = groups
    self.cache = cache
  }

  private init(tools: JailTools, refusal: String?, cache: CacheDirectory) {
    var gaps: [JailGap] = []
    if tools.bubblewrap == nil { gaps.append(.noBubblewrap) }
    if tools.shell == nil { gaps.append(.noShell) }
    if let refusal { gaps.append(.namespacesRefused(refusal)) }
    if tools.limiter == nil { gaps.append(.noResourceLimits) }
    if tools.hasUsersToSpare, tools.userChanger == nil { gaps.append(.noUnprivilegedUser) }
    let level: JailLevel =
      if gaps.isEmpty { .full } else if tools.limiter != nil { .reduced } else {
        .none
      }
    self.init(
      level: level, gaps: gaps, tools: tools, groups: ControlGroupPlace.find(), cache: cache)
  }

  private static func tried(tools: JailTools, cache: CacheDirectory) async -> Jail {
    let hopeful = Jail(tools: tools, refusal: nil, cache: cache)
    guard hopeful.level == .full else { return hopeful }
    let harmless = JailRequest(
      command: ProcessCommand(executable: tools.limiter ?? "", arguments: ["--version"]),
      // Request a `/proc` in this test, too. If parts of `/proc` are hidden, as in containers, the kernel
      // refuses to mount a new one.
      limits: .run, seesOwnProcesses: true)
    do {
      let report = try await hopeful.run(harmless)
      guard !report.end.isSuccess else { return hopeful }
      return Jail(tools: tools, refusal: report.errorText.firstLine, cache: cache)
    } catch is UnwritableFolder {
      // An unwritable folder says nothing about the sandbox. The code that needs the folder reports the
      // error.
      return hopeful
    } catch JailError.limited {
      return hopeful
    } catch JailError.notStarted(let reason) {
      return Jail(tools: tools, refusal: reason.firstLine, cache: cache)
    } catch {
      return Jail(tools: tools, refusal: "\(error)", cache: cache)
    }
  }

  private static func recordKey(_ tools: JailTools) -> String {
    var digest = ContentDigest()
    // A reboot may bring another kernel or other settings.
    let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    digest.combine(boot ?? "")
    digest.combine("\(geteuid())")
    // This text separates results of the current test, which includes `/proc`, from results of earlier tests.
    digest.combine("with /proc")
    // A container on the same machine may have fewer privileges.
    for room in ["user", "mnt"] {
      let name = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/ns/\(room)")
      digest.combine(name ?? "")
    }
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    for line in (status ?? "").split(separator: "\n") {
      if ["CapBnd", "NoNewPrivs", "Seccomp"].contains(where: line.hasPrefix) {
        digest.combine(String(line))
      }
    }
    for tool in [tools.bubblewrap, tools.limiter, tools.userChanger] {
      digest.combine(tool.flatMap { FileStamp(path: $0)?.text } ?? "none")
    }
    return String(digest.hexadecimal.prefix(16))
  }
}

extension String {
  /// The text before the first line break, trimmed.
  var firstLine: String {
    split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? self
  }
}
