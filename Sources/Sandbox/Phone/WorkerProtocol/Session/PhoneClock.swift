package import Foundation

/// The clock of the simulated phone.
package enum PhoneClock {
  /// The default date in the time zone of checks: 15 January 2026, 09:41 UTC.
  package static let usualMoment = Date(timeIntervalSince1970: 1_768_470_060)

  /// Returns the default date: Thursday, 15 January 2026, 09:41 on the phone's clock.
  ///
  /// The same widget then gives the same picture in every zone.
  package static func usualMoment(in zone: TimeZone) -> Date {
    usualMoment - TimeInterval(zone.secondsFromGMT(for: usualMoment))
  }
}
