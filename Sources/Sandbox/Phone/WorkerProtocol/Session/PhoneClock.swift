package import Foundation

/// The clock of the simulated phone.
package enum PhoneClock {
  /// The default date in the time zone of checks: January 15, 2026, 09:41 UTC.
  package static let usualMoment = Date(timeIntervalSince1970: 1_768_470_060)

  /// Returns the default date: Thursday, January 15, 2026, 09:41 on the phone's clock.
  ///
  /// This way, a widget has the same picture in every zone.
  package static func usualMoment(in zone: TimeZone) -> Date {
    usualMoment - TimeInterval(zone.secondsFromGMT(for: usualMoment))
  }
}
