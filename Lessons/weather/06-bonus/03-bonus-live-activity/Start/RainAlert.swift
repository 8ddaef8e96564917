import ActivityKit
import Foundation

struct RainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// The minutes until it rains.
    var minutes: Int
    // TODO: this is a day of radar. How much of it do you draw, and how many bytes may it take?
    var radar: [Double]
  }

  let place: String
}

enum RainAlert {
  /// Announces the first minute with rain in the radar.
  ///
  /// - Parameter radar: Millimeters of rain for each minute, starting now.
  static func start(place: String, radar: [Double]) throws {
    let minutes = radar.firstIndex { $0 >= 0.1 } ?? radar.count
    let state = RainAttributes.ContentState(minutes: minutes, radar: radar)
    _ = try Activity.request(
      attributes: RainAttributes(place: place),
      content: ActivityContent(state: state, staleDate: nil))
  }

  /// Ends the alert when the rain is over.
  static func end() async {
    // TODO: end the activity.
  }
}
