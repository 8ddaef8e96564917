import CoreLocation
import Foundation

/// What a widget may know of where it is.
enum Whereabouts: Sendable {
  /// Nobody has asked the person yet; only the app can.
  case notAsked
  /// The person said no, or has no say in it.
  case denied
  /// It may know, and does not know yet.
  case unknown
  case near(Town)
}

extension Whereabouts {
  /// - Parameters:
  ///   - isAuthorizedForWidgets: `CLLocationManager.isAuthorizedForWidgetUpdates`.
  ///   - last: Where the phone was last; a place that is more than three hours old is none.
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
  /// The town that is nearest to a place.
  static func nearest(to location: CLLocation) -> Town {
    all.min { first, second in
      location.distance(from: CLLocation(latitude: first.latitude, longitude: first.longitude))
        < location.distance(
          from: CLLocation(latitude: second.latitude, longitude: second.longitude))
    } ?? all[0]
  }
}
