/// The first frame that a worker or check process sends: both sides must speak the same version.
package struct StageGreeting: Codable, Hashable, Sendable {
  /// The version of the messages in this module; changes when an older side would misread them.
  package static let currentVersion = 1

  /// The version that the sender speaks.
  package var version: Int
  /// `worker` or `checks`.
  package var role: String

  /// A greeting from a process of this role.
  package init(version: Int = currentVersion, role: String) {
    self.version = version
    self.role = role
  }
}
