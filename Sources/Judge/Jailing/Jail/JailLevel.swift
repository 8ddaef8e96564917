/// The level of isolation that this machine supports.
package enum JailLevel: String, Sendable, Codable, CaseIterable, Comparable {
  /// Like `reduced`, but without `prlimit`: our own programs set their limits themselves.
  case none

  /// No namespaces.
  ///
  /// Time, memory and output are limited and system calls filtered. Root becomes an unprivileged user if
  /// possible, and Landlock hides files if available. The program can see which other processes run.
  case reduced

  /// Namespaces, a read-only root without host files, no network, no privileges, a system call filter and
  /// resource limits.
  case full

  package static func < (left: JailLevel, right: JailLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .reduced: 1
    case .full: 2
    }
  }
}
