/// How much of the wall stands on this machine.
package enum JailLevel: String, Sendable, Codable, CaseIterable, Comparable {
  /// Time and output are bounded, from outside; calls are filtered, and where the kernel keeps a
  /// fence (Landlock), files are hidden.
  case none

  /// Resource limits as well, but no namespaces: the program sees which processes there are.
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
