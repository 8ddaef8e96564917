import Foundation
import Synchronization

/// A control group of one jail, gone with this object.
final class ControlGroup: Sendable {
  /// The folders in which a process enters the group by writing its number to `cgroup.procs`.
  let folders: [String]

  private let counter: String
  private let killSwitch: String?

  private static let number = Atomic(0)

  /// The sandbox's own processes, which count along.
  private static let companions = 8

  /// Makes a group with limits; nil where the kernel refuses one of them.
  init?(in place: ControlGroupPlace, limits: JailLimits) {
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
  var timesOutOfMemory: Int {
    guard let text = ControlGroupPlace.text(of: counter) else { return 0 }
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "oom_kill" { return Int(words[1]) ?? 0 }
    }
    return 0
  }

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
    guard let members = ControlGroupPlace.text(of: folder + "/cgroup.procs") else { return }
    for member in members.split(separator: "\n") {
      if let number = Int32(member), number > 1, number != getpid() { kill(number, SIGKILL) }
    }
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
