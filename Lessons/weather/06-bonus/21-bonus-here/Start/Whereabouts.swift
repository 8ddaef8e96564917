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
    // TODO: four states out of four facts.
    self = .near(Town.all[0])
  }
}

extension Town {
  /// The town that is nearest to a place.
  static func nearest(to location: CLLocation) -> Town {
    // TODO: the nearest of all.
    all[0]
  }
}
