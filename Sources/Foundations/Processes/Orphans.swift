import CLinux
import Glibc
import Synchronization

/// Processes below programs of ours that were killed together with them, and whose end somebody has to take note of.
///
/// When a program is killed, nobody waits any more for what it had started. The kernel hands these dead to the first
/// process of the machine or of the container, and in many containers that one never waits: each keeps its number,
/// until there are none left. So they are handed to us, and we wait for those that we know, and for the first
/// processes of jails, which nobody else here starts: a sandbox may end before its inner half.
///
/// Only these: who started a program itself waits for it as well, and of two who wait for one number one is told of
/// somebody else's program.
final class Orphans: Sendable {
  static let all = Orphans()

  /// The programs that had started them, by their own numbers.
  private let parents = Mutex<[Int32: Int32]>([:])

  private init() {
    // Where the kernel refuses, they go to the first process as before.
    _ = linux_adopt_orphans()
  }

  /// Remembers programs that were killed along with the one that had started them.
  func add(_ children: [Int32], of parent: Int32) {
    parents.withLock { parents in
      for child in children { parents[child] = parent }
    }
  }

  /// Takes note of those that have ended; nobody is waited for.
  func reap() {
    parents.withLock { $0 = $0.filter { Self.isOpen($0.key, of: $0.value) } }
    for child in Self.ownChildren() where Self.isDeadJail(child) {
      _ = Self.hasEnded(child)
    }
  }

  /// Whether the end of a program has still to be taken note of.
  private static func isOpen(_ number: Int32, of parent: Int32) -> Bool {
    // Asked first: it becomes ours before the one is gone that had started it.
    let hasParent = kill(parent, 0) == 0
    return hasEnded(number).map { !$0 } ?? hasParent
  }

  /// Whether a child of ours has ended, whose number is free then; nil for another's.
  private static func hasEnded(_ number: Int32) -> Bool? {
    var ended = siginfo_t()
    guard waitid(P_PID, id_t(number), &ended, WEXITED | WNOHANG) == 0 else { return nil }
    // The kernel leaves the number out where the program still runs.
    return ended._sifields._sigchld.si_pid != 0
  }

  /// Whatever descends from us directly, whichever thread started or adopted it.
  private static func ownChildren() -> [Int32] {
    guard let folder = opendir("/proc/self/task") else { return [] }
    defer { closedir(folder) }
    var children: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let thread = Int32(name) else { continue }
      children += ProcessFamily.children(of: getpid(), startedBy: thread)
    }
    return children
  }

  /// Whether a process is dead and was the first of a process namespace of its own.
  private static func isDeadJail(_ number: Int32) -> Bool {
    let lines = ProcessFamily.text(of: "/proc/\(number)/status").split(separator: "\n")
    func words(_ name: String) -> [Substring] {
      (lines.first { $0.hasPrefix(name) }?.dropFirst(name.count) ?? "")
        .split { $0 == " " || $0 == "\t" }
    }
    let numbers = words("NSpid:")
    return words("State:").first == "Z" && numbers.count > 1 && numbers.last == "1"
  }
}
