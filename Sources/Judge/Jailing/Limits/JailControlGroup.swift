import Foundation
import Synchronization

/// A control group of one jail, gone with this object.
package final class JailControlGroup: Sendable {
  /// The folders in which a process enters the group by writing its number to `cgroup.procs`.
  package let folders: [String]

  private let counter: String
  private let killSwitch: String?

  private static let number = Atomic(0)

  /// The sandbox's own processes, which count along.
  private static let companions = 8

  /// Makes a group with limits; nil where the kernel refuses one of them.
  package init?(in place: ControlGroupPlace, limits: JailLimits) {
    let name = ControlGroupPlace.name(
      Self.number.add(1, ordering: .relaxed).newValue)
    let wanted = place.folders.mapValues { "\($0)/\(name)" }
    var made: [String] = []
    for folder in wanted.values {
      guard mkdir(folder, 0o755) == 0 else {
        for folder in made { rmdir(folder) }
        return nil
      }
      made.append(folder)
    }
    folders = made
    let memory = wanted[.unified] ?? wanted[.memory] ?? ""
    let isUnified = wanted[.unified] != nil
    counter = memory + (isUnified ? "/memory.events" : "/memory.oom_control")
    killSwitch = isUnified ? memory + "/cgroup.kill" : nil
    let bounds =
      isUnified
      ? Self.write("\(limits.memory)", to: memory + "/memory.max")
      : Self.write("\(limits.memory)", to: memory + "/memory.limit_in_bytes")
    guard bounds else {
      for folder in made { rmdir(folder) }
      return nil
    }
    // What follows closes side doors, which not every kernel has.
    _ = Self.write("0", to: memory + "/memory.swap.max")
    _ = Self.write("\(limits.memory)", to: memory + "/memory.memsw.limit_in_bytes")
    if let folder = wanted[.unified] ?? wanted[.processes] {
      _ = Self.write("\(limits.processes + Self.companions)", to: folder + "/pids.max")
    }
  }

  deinit {
    if let killSwitch {
      _ = Self.write("1", to: killSwitch)
    } else {
      for folder in folders { Self.endMembers(of: folder) }
    }
    for folder in folders { Self.remove(folder) }
  }

  /// How often the kernel ended a process of the group for its memory.
  var timesOutOfMemory: Int { ControlGroupPlace.count(of: "oom_kill", in: counter) }

  private static func write(_ text: String, to file: String) -> Bool {
    let descriptor = open(file, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    return Foundation.write(descriptor, bytes, bytes.count) == bytes.count
  }

  /// Attempts at once, two milliseconds apart: most often the last process needs no longer.
  private static let promptAttempts = 4

  /// Ends who is still there, such as a sandbox that lost the other half of itself to a full disk.
  private static func endMembers(of folder: String) {
    for member in members(of: folder) { kill(member, SIGKILL) }
  }

  /// Ends those of a group's processes whose parent is gone.
  ///
  /// Whose parent lives may belong to somebody whom we do not see, in another container.
  static func endOrphans(of folder: String) {
    for member in members(of: folder) where parent(of: member) == 1 { kill(member, SIGKILL) }
  }

  private static func members(of folder: String) -> [Int32] {
    let text = ControlGroupPlace.text(of: folder + "/cgroup.procs") ?? ""
    return text.split(separator: "\n").compactMap { Int32($0) }
      .filter { $0 > 1 && $0 != getpid() }
  }

  /// From `number (name) state parent …`; the name may hold anything.
  private static func parent(of process: Int32) -> Int32? {
    let words = ControlGroupPlace.text(of: "/proc/\(process)/stat")?.split(separator: ")").last?
      .split(separator: " ")
    return words.flatMap { $0.count > 1 ? Int32($0[1]) : nil }
  }

  /// The last process may still be on its way out: then somebody else has to wait for it.
  private static func remove(_ folder: String) {
    for _ in 0..<promptAttempts {
      guard rmdir(folder) != 0, errno == EBUSY else { return }
      usleep(2_000)
    }
    Task.detached {
      for _ in 0..<50 {
        try? await Task.sleep(for: .milliseconds(20))
        if rmdir(folder) == 0 || errno != EBUSY { return }
      }
    }
  }
}
