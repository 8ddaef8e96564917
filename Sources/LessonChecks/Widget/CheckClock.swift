public import Foundation

/// The moment at which every check takes place, so that the same answer gets the same verdict.
public enum CheckClock {
  /// Thursday, 15 January 2026, 09:41 UTC.
  public static let now = Date(timeIntervalSince1970: 1_768_470_060)
}
