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
    if status == .notDetermined {
      self = .notAsked
    } else if ![.authorizedAlways, .authorizedWhenInUse].contains(status) || !isAuthorizedForWidgets
    {
      self = .denied
    } else if let last, last.timestamp.addingTimeInterval(10_800) >= now {
      self = .near(.nearest(to: last))
    } else {
      self = .unknown
    }
  }
}

extension Town {
  /// The town that is nearest to a place.
  static func nearest(to location: CLLocation) -> Town {
    let distances = all.map {
      location.distance(from: CLLocation(latitude: $0.latitude, longitude: $0.longitude))
    }
    let place = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return all[place]
  }
}
