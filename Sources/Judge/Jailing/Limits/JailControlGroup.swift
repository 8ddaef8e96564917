import Foundation
import Synchronization

/// A control group for one sandbox, removed with this object.
package final class JailControlGroup: Sendable {
  /// A process enters the group by writing its ID to `cgroup.procs` in each of these folders.
  package let folders: [String]

  private let counter: String
  private let killSwitch: String?

  private static let number = Atomic(0)

  /// The number of bubblewrap's own processes, which also count.
  private static let companions = 8

  /// Creates a group with limits; nil if the kernel refuses one of them.
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
    // The following limits close loopholes, but not every kernel supports them.
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

  /// The number of processes in the group that the kernel killed because of memory.
  var timesOutOfMemory: Int { ControlGroupPlace.count(of: "oom_kill", in: counter) }

  private static func write(_ text: String, to file: String) -> Bool {
    let descriptor = open(file, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    return Foundation.write(descriptor, bytes, bytes.count) == bytes.count
  }

  /// The number of immediate attempts to remove a group's folder, two milliseconds apart.
  ///
  /// They usually give the last process enough time to end.
  private static let promptAttempts = 4

  /// Kills the processes that remain in a group, such as half of a sandbox whose other half failed on a full
  /// disk.
  private static func endMembers(of folder: String) {
    for member in members(of: folder) { kill(member, SIGKILL) }
  }

  /// Kills the group's processes whose parent has ended.
  ///
  /// A process with a living parent may belong to another container.
  static func endOrphans(of folder: String) {
    for member in members(of: folder) where parent(of: member) == 1 { kill(member, SIGKILL) }
  }

  private static func members(of folder: String) -> [Int32] {
    let text = ControlGroupPlace.text(of: folder + "/cgroup.procs") ?? ""
    return text.split(separator: "\n").compactMap { Int32($0) }
      .filter { $0 > 1 && $0 != getpid() }
  }

  /// Returns a process's parent.
  ///
  /// The parent is the field after `number (name) state` in the process's `stat` file. The name may contain
  /// any characters.
  private static func parent(of process: Int32) -> Int32? {
    let words = ControlGroupPlace.text(of: "/proc/\(process)/stat")?.split(separator: ")").last?
      .split(separator: " ")
    return words.flatMap { $0.count > 1 ? Int32($0[1]) : nil }
  }

  /// Removes a folder.
  ///
  /// While the last process is still exiting, continues in the background.
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
