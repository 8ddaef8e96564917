/// The first frame that a worker or check process sends: both sides must speak the same version.
package struct StageGreeting: Codable, Hashable, Sendable {
  package static let currentVersion = 1

  package var version: Int
  /// `worker` or `checks`.
  package var role: String

  package init(version: Int = currentVersion, role: String) {
    self.version = version
    self.role = role
  }
}
