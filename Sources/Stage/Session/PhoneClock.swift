package import Foundation

/// The clock of the phone that widgets are looked at on.
package enum PhoneClock {
  /// What it shows where nobody says otherwise, so that the same widget gives the same picture: Thursday,
  /// 15 January 2026, 09:41 UTC.
  package static let usualMoment = Date(timeIntervalSince1970: 1_768_470_060)
}
