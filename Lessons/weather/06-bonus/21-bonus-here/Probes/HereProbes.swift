import CoreLocation
import Foundation
import LessonProbes
import SwiftUI

private func name(_ whereabouts: Whereabouts) -> String {
  switch whereabouts {
  case .notAsked: "notAsked"
  case .denied: "denied"
  case .unknown: "unknown"
  case .near(let town): "near \(town.name)"
  }
}

/// The state for an authorization status, with a place of some age in hours, or none.
let state = Probe("state") { (status: Int, isAuthorized: Bool, age: Double?) in
  let now = Date(timeIntervalSince1970: 1_000_000)
  let last = age.map {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 37.5, longitude: 127), altitude: 0,
      horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: now.addingTimeInterval(-$0 * 3600))
  }
  return name(
    Whereabouts(
      CLAuthorizationStatus(rawValue: Int32(status)) ?? .notDetermined,
      isAuthorizedForWidgets: isAuthorized, last: last, now: now))
}

let nearest = Probe("nearest") { (latitude: Double, longitude: Double) in
  Town.nearest(to: CLLocation(latitude: latitude, longitude: longitude)).name
}

let wantsLocation = Probe("wantsLocation") {
  Bundle.main.object(forInfoDictionaryKey: "NSWidgetWantsLocation") as? Bool ?? false
}

let here = ViewProbe("here") { (state: String, town: String, temperature: Int) in
  switch state {
  case "notAsked": HereView(whereabouts: .notAsked)
  case "denied": HereView(whereabouts: .denied)
  case "unknown": HereView(whereabouts: .unknown)
  default:
    HereView(
      whereabouts: .near(
        Town(name: town, latitude: 0, longitude: 0, temperature: temperature)))
  }
}
