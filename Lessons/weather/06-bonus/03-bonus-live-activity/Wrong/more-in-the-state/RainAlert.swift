import ActivityKit
import Foundation

struct RainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// Until it rains.
    var minutes: Int
    let since: Date
  }

  let place: String
}

enum RainAlert {
  /// Announces the first minute of the radar in which it rains.
  ///
  /// - Parameter radar: Millimetres for each minute from now on.
  static func start(place: String, radar: [Double]) throws {
    let minutes = radar.firstIndex { $0 >= 0.1 } ?? radar.count
    let state = RainAttributes.ContentState(minutes: minutes, since: .now)
    _ = try Activity.request(
      attributes: RainAttributes(place: place),
      content: ActivityContent(state: state, staleDate: nil))
  }

  /// The rain is over.
  static func end() async {
    for activity in Activity<RainAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
  }
}
