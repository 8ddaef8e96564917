/// How much of the wall stands on this machine.
package enum JailLevel: String, Sendable, Codable, CaseIterable, Comparable {
  /// As `reduced`, but on a machine that lacks even the tools for resource limits: our own programs
  /// set theirs themselves.
  case none

  /// No namespaces: time, memory and output are bounded, calls are filtered, root becomes an ordinary
  /// user where it may, and where the kernel keeps a fence (Landlock), files are hidden. The program
  /// can learn which other programs run.
  case reduced

  /// Namespaces, a read-only root without the host's files, no network, no privileges, a call
  /// filter, resource limits.
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
