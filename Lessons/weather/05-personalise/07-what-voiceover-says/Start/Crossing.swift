import Foundation

/// A ferry to an island, and its conditions.
struct Crossing: Hashable {
  var island: String
  var isRunning: Bool
  /// The wind's force on the Beaufort scale.
  var wind: Int
  /// The height of the waves, in meters.
  var waves: Int
}
