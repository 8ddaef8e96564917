public import Foundation
import Stage

/// The moment at which every check takes place, so that the same answer gets the same verdict.
public enum CheckClock {
  /// Thursday, 15 January 2026, 09:41 UTC.
  public static let now = PhoneClock.usualMoment
}
