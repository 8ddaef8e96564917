/// A part of the jail that this machine does not offer, and why.
package enum JailGap: Sendable, Hashable, Codable {
  /// `bwrap` is not installed.
  case noBubblewrap

  /// There is no `/bin/sh`, by which jails are entered and the compiler is started.
  case noShell

  /// `bwrap` is installed but cannot make its namespaces: what it said.
  case namespacesRefused(String)

  /// `prlimit` is not installed, by which the sandbox bounds memory and processor time.
  case noResourceLimits

  /// `setpriv` is not installed and the user is root, so the jail would run as root.
  case noUnprivilegedUser
}

extension JailGap: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noBubblewrap:
      "bubblewrap is not installed: learner code is kept from files and network by fewer walls. "
        + "Install it with `sudo apt-get install -y bubblewrap`."
    case .noShell:
      "There is no /bin/sh, without which nothing can be compiled. Install it with "
        + "`sudo apt-get install -y dash`."
    case .namespacesRefused(let reason):
      "bubblewrap cannot make a sandbox here (\(Self.phrase(reason))). In a container, allow user namespaces "
        + "or run it with --security-opt seccomp=unconfined --security-opt systempaths=unconfined "
        + "--cap-add SYS_ADMIN."
    case .noResourceLimits:
      "prlimit is not installed, which the sandbox needs to bound memory and processor time. "
        + "Install it with `sudo apt-get install -y util-linux`."
    case .noUnprivilegedUser:
      "setpriv is not installed and you are root, so learner code would run as root. "
        + "Install it with `sudo apt-get install -y util-linux`."
    }
  }

  /// What a program said, without the full stop that stands in the middle of our sentence.
  private static func phrase(_ reason: String) -> String {
    reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }
}
