package import Foundation

/// The clock of the phone that widgets are looked at on.
package enum PhoneClock {
  /// The usual moment in the zone of checks: 15 January 2026, 09:41 UTC.
  package static let usualMoment = Date(timeIntervalSince1970: 1_768_470_060)

  /// The moment that the clock shows where no other is asked for, so that the same widget gives the same
  /// picture in every zone: Thursday, 15 January 2026, 09:41 on the phone's clock.
  package static func usualMoment(in zone: TimeZone) -> Date {
    usualMoment - TimeInterval(zone.secondsFromGMT(for: usualMoment))
  }
}
