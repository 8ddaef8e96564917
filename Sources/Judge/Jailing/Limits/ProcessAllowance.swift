import Foundation

/// The processes and threads that the control groups around us may still start, as in a container with
/// `--pids-limit`.
///
/// Read from the kernel's own files (`pids.max`, `pids.current`, `pids.events`), for our group and those above it as
/// far as they are shown here.
package struct ProcessAllowance: Sendable, Hashable {
  /// The most processes and threads that one verdict has at once: two jails, the compiler, the worker, the checks and
  /// the threads of each.
  package static let ofOneVerdict = 40

  /// The limit of the group with the least room.
  package var most: Int
  /// Processes and threads that run in it.
  package var present: Int

  /// The processes and threads that may still be started.
  package var room: Int { max(0, most - present) }

  /// The allowance of the group with the least room; nil where nothing is bounded or nothing is told.
  package static func here() -> ProcessAllowance? {
    folders.compactMap { folder -> ProcessAllowance? in
      guard let most = number(in: folder, "pids.max"),
        let present = number(in: folder, "pids.current")
      else { return nil }
      return ProcessAllowance(most: most, present: present)
    }.min { $0.room < $1.room }
  }

  /// The times that the kernel has refused a process or thread in one of these groups since they were made.
  package static func refusals() -> Int {
    folders.reduce(0) { $0 + ControlGroupPlace.count(of: "max", in: $1 + "/pids.events") }
  }

  /// Read once: every verdict asks twice, and nobody moves a running program.
  private static let folders = ControlGroupPlace.processGroups(
    groups: ControlGroupPlace.text(of: "/proc/self/cgroup"),
    mounts: ControlGroupPlace.text(of: "/proc/self/mountinfo"))

  /// A file's number; nil for `max` as well.
  private static func number(in folder: String, _ name: String) -> Int? {
    ControlGroupPlace.text(of: "\(folder)/\(name)").flatMap {
      Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
