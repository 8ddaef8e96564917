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
    switch status {
    case .notDetermined:
      self = .notAsked
    case .authorizedAlways, .authorizedWhenInUse:
      guard isAuthorizedForWidgets else {
        self = .denied
        return
      }
      guard let last, now.timeIntervalSince(last.timestamp) <= 3 * 3600 else {
        self = .unknown
        return
      }
      self = .near(Town.nearest(to: last))
    default:
      self = .denied
    }
  }
}

extension Town {
  /// Returns the town nearest to a location.
  static func nearest(to location: CLLocation) -> Town {
    all.min { first, second in
      location.distance(from: CLLocation(latitude: first.latitude, longitude: first.longitude))
        < location.distance(
          from: CLLocation(latitude: second.latitude, longitude: second.longitude))
    } ?? all[0]
  }
}
