import CLinux
import Glibc
import Synchronization

/// Reaps orphaned descendants of programs that Rings killed.
///
/// After Rings kills a program, no parent waits for the program's children. The kernel reparents them to
/// init, and in many containers init never reaps, so process ids run out. Rings therefore adopts orphans as a
/// subreaper. It waits only for children that it recorded and for init processes of sandboxes, because a
/// sandbox's outer process may end first.
///
/// Rings can't reap every child. The code that started a program also waits for it, and a second wait for the
/// same id could reap an unrelated process.
final class Orphans: Sendable {
  static let all = Orphans()

  /// The parent's process id for each recorded child.
  private let parents = Mutex<[Int32: Int32]>([:])

  private init() {
    // If the kernel refuses, orphans go to init as usual.
    _ = linux_adopt_orphans()
  }

  /// Records children that were killed along with their parent.
  func add(_ children: [Int32], of parent: Int32) {
    parents.withLock { parents in
      for child in children { parents[child] = parent }
    }
  }

  /// Reaps the children that have ended, without blocking.
  func reap() {
    parents.withLock { $0 = $0.filter { Self.isOpen($0.key, of: $0.value) } }
    for child in Self.ownChildren() where Self.isDeadJail(child) {
      _ = Self.hasEnded(child)
    }
  }

  /// Returns whether a process still has to be reaped.
  private static func isOpen(_ number: Int32, of parent: Int32) -> Bool {
    // Check the parent first: the child is reparented before its parent disappears.
    let hasParent = kill(parent, 0) == 0
    return hasEnded(number).map { !$0 } ?? hasParent
  }

  /// Reaps a child if it has ended, and returns whether it has; returns `nil` if it isn't a child of this
  /// process.
  private static func hasEnded(_ number: Int32) -> Bool? {
    var ended = siginfo_t()
    guard waitid(P_PID, id_t(number), &ended, WEXITED | WNOHANG) == 0 else { return nil }
    // The kernel reports process id 0 while the program runs.
    return ended._sifields._sigchld.si_pid != 0
  }

  /// Returns the direct children of all threads, including adopted children.
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

  /// Returns whether a process is a zombie that was the init process of a PID namespace.
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
