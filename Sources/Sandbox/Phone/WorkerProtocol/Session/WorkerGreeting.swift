/// The first frame from a worker or check process; both sides must use the same version.
package struct WorkerGreeting: Codable, Hashable, Sendable {
  /// The version of this module's messages; it changes when an older side would misread them.
  package static let currentVersion = 1

  /// The sender's version.
  package var version: Int
  /// The sender's role: `worker` or `checks`.
  package var role: String

  /// Creates a greeting from a process with this role.
  package init(version: Int = currentVersion, role: String) {
    self.version = version
    self.role = role
  }
}
