package import Curriculum

/// A rule of the gate that files alone decide.
package protocol FileRule: Sendable {
  /// What breaks the rule in some of a pack's exercises.
  func findings(in pack: Pack, exercises: [Exercise]) async -> [GateFinding]
}
