import Foundation

/// Whether the ferry goes to an island.
struct Crossing: Hashable {
  var island: String
  var isRunning: Bool
  /// The wind's force by Beaufort.
  var wind: Int
  /// How high the waves are, in metres.
  var waves: Int
}
