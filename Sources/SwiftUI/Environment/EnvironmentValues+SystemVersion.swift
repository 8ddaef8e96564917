/// A version of iOS.
package struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version written as `18` or `18.0`.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = parts.first ?? nil, !parts.contains(nil) else { return nil }
    self.init(major: major, minor: parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  package var description: String { "\(major).\(minor)" }
}

extension EnvironmentValues {
  private struct SystemVersionKey: EnvironmentKey {
    static var defaultValue: SystemVersion { SystemVersion(major: 18) }
  }

  /// The iOS that the picture is made for: its colours and materials.
  package var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}
