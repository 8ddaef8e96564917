import Foundation

/// The number of processes and threads that our control groups still allow, for example in a container with
/// `--pids-limit`.
///
/// The numbers come from `pids.max`, `pids.current` and `pids.events` of our group and its visible ancestors.
package struct ProcessHeadroom: Sendable, Hashable {
  /// The maximum number of processes and threads that a verdict uses at once: two sandboxes, the compiler,
  /// the worker, the checks and their threads.
  package static let ofOneVerdict = 40

  package var most: Int
  /// The number of processes and threads now running in the group.
  package var present: Int

  package var room: Int { max(0, most - present) }

  /// Returns the values of the group with the least room, or nil if no group has a known limit.
  package static func here() -> ProcessHeadroom? {
    folders.compactMap { folder -> ProcessHeadroom? in
      guard let most = number(in: folder, "pids.max"),
        let present = number(in: folder, "pids.current")
      else { return nil }
      return ProcessHeadroom(most: most, present: present)
    }.min { $0.room < $1.room }
  }

  /// Returns how often the kernel has refused a process or thread in our control groups.
  package static func refusals() -> Int {
    folders.reduce(0) { $0 + ControlGroupPlace.count(of: "max", in: $1 + "/pids.events") }
  }

  /// The folders are determined only once, because a running program's groups don't change and every verdict
  /// needs them twice.
  private static let folders = ControlGroupPlace.processGroups(
    groups: ControlGroupPlace.text(of: "/proc/self/cgroup"),
    mounts: ControlGroupPlace.text(of: "/proc/self/mountinfo"))

  /// Returns the number in a file, or nil for `max`.
  private static func number(in folder: String, _ name: String) -> Int? {
    ControlGroupPlace.text(of: "\(folder)/\(name)").flatMap {
      Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
