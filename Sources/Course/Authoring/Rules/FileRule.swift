package import Curriculum

/// A rule of pack validation that only reads files.
package protocol FileRule: Sendable {
  /// Returns the violations in some of a pack's exercises.
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding]
}
