import Entrance
import Foundation
import Hashing
import Processes
package import Storage

/// The wall around programs that strangers wrote, as high as this machine allows.
///
/// Bubblewrap makes the room (no network, no host files, own processes that die with us), a system
/// call filter closes what rooms leave open, resource limits are set inside, an ordinary user is
/// used also for root, and the pipes are counted.
package struct Jail: Sendable {
  /// How much of the wall stands here.
  package let level: JailLevel

  /// What is missing, and what to do about it.
  package let gaps: [JailGap]

  /// Our own program, which brings others in where no sandbox does: the path of `rings-jail`.
  package var launcher: String?

  /// Whether the memory of all processes of a jail together is bounded, by control groups.
  package var boundsMemoryOfAll: Bool { groups != nil && tools.shell != nil }

  /// Whether the threads of a jail are counted.
  ///
  /// They are in a room of its own, under a user of its own, and in a control group. Elsewhere the
  /// kernel would count all that the user runs.
  package var boundsThreads: Bool {
    level == .full || tools.hasUsersToSpare
      || tools.shell != nil && groups?.boundsProcesses == true
  }

  let tools: JailTools
  let groups: ControlGroupPlace?
  let cache: CacheDirectory

  /// Builds the best jail that works here.
  ///
  /// It is tried on a harmless program once; that it works is kept until the machine restarts or a
  /// tool changes. That it does not work is tried again every time: somebody may have mended it.
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
      // A container that starts anew is a place of its own.
      cache.makeRoom(in: "jail", capacity: 64)
      try? cache.write(true, at: record)
    }
    return jail
  }

  /// Lets the jail be tried again when it is wanted next: something in it did not start, and somebody
  /// may have changed the machine's settings since the record was made.
  func doubt() {
    try? FileManager.default.removeItem(at: cache.url.appending(path: Self.recordPath(tools)))
  }

  private static func recordPath(_ tools: JailTools) -> String {
    "jail/\(recordKey(tools)).json"
  }

  /// The same machine's jail with at most `level`, for those who ask for less.
  package func lowered(to level: JailLevel) -> Jail {
    var jail = Jail(
      level: min(level, self.level), gaps: gaps, tools: tools, groups: groups, cache: cache)
    jail.launcher = launcher
    return jail
  }

  /// Whether the kernel keeps a fence around files without a sandbox as well (Landlock).
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
      // Where parts of /proc are hidden, as in containers, the kernel gives a new one to nobody.
      limits: .run, seesOwnProcesses: true)
    do {
      let report = try await hopeful.run(harmless)
      guard !report.end.isSuccess else { return hopeful }
      return Jail(tools: tools, refusal: report.errorText.firstLine, cache: cache)
    } catch is UnwritableFolder {
      // That says nothing about the sandbox; whoever needs the folder will say that it is missing.
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
    // A new boot may bring another kernel or other settings.
    let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    digest.combine(boot ?? "")
    digest.combine("\(geteuid())")
    // What a trial tries.
    digest.combine("with /proc")
    // A container on the same machine may be allowed less.
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
  /// The text up to the first line break, without blanks around it.
  var firstLine: String {
    split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? self
  }
}
