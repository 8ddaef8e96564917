import CoreLocation
import Foundation

/// A widget's knowledge of the user's location.
enum Whereabouts: Sendable {
  /// The app, which is the only one that can ask, hasn't asked yet.
  case notAsked
  /// The user said no, or isn't allowed to decide.
  case denied
  /// The widget may know the location, but doesn't yet.
  case unknown
  case near(Town)
}

extension Whereabouts {
  /// - Parameters:
  ///   - isAuthorizedForWidgets: `CLLocationManager.isAuthorizedForWidgetUpdates`.
  ///   - last: The phone's last location. One that's more than three hours old doesn't count.
  init(
    _ status: CLAuthorizationStatus, isAuthorizedForWidgets: Bool, last: CLLocation?, now: Date
  ) {
    // TODO: choose one of four states from four facts.
    self = .near(Town.all[0])
  }
}

extension Town {
  /// Returns the town nearest to a location.
  static func nearest(to location: CLLocation) -> Town {
    // TODO: return the nearest of all towns.
    all[0]
  }
}
