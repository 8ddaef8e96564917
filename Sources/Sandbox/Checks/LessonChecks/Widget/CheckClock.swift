public import Foundation
package import WorkerProtocol
import Synchronization

/// The fixed date and time zone of every check, so that the same submission always gets the same verdict.
public enum CheckClock {
  private static let chosen = Mutex(PhoneTimeZone.fixed)

  /// Thursday, January 15, 2026, 09:41 in the phone's time zone.
  public static var now: Date { PhoneClock.usualMoment(in: timeZone) }

  /// The phone's time zone: GMT, unless the exercise sets `time-zone` in `exercise.yml`.
  public static var timeZone: TimeZone { chosen.withLock { $0.zone } }

  /// Sets the phone's time zone.
  package static func take(_ zone: PhoneTimeZone) { chosen.withLock { $0 = zone } }
}
