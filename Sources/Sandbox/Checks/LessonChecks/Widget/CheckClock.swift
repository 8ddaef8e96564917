public import Foundation
package import Stage
import Synchronization

/// The moment at which every check takes place, so that the same answer gets the same verdict.
public enum CheckClock {
  private static let chosen = Mutex(PhoneTimeZone.fixed)

  /// Thursday, 15 January 2026, 09:41 on the phone's clock: in UTC, unless the exercise names a time zone.
  public static var now: Date { PhoneClock.usualMoment(in: timeZone) }

  /// The phone's time zone: GMT, unless the exercise names one (`time-zone` in `exercise.yml`).
  public static var timeZone: TimeZone { chosen.withLock { $0.zone } }

  /// Puts the phone into a time zone.
  package static func take(_ zone: PhoneTimeZone) { chosen.withLock { $0 = zone } }
}
