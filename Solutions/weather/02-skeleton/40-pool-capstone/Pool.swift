import Foundation

/// The swimming pool's data.
///
/// Leave this file as it is.
enum Pool {
  /// The free lanes by hour, without the hours when the pool is closed.
  static var lanes: [Int: Int] = Dictionary(
    uniqueKeysWithValues: (6...21).map { ($0, 1 + ($0 * 5) % 8) })
  /// The number of requests so far.
  private(set) static var askedCount = 0

  /// Returns the free lanes in the hour of `date`, or nil while the pool is closed.
  static func lanes(at date: Date) -> Int? {
    askedCount += 1
    return lanes[Calendar.current.component(.hour, from: date)]
  }

  /// Returns the time when the pool closes on the day of `date`.
  static func closing(after date: Date) -> Date {
    let last = lanes.keys.max() ?? 21
    let midnight = Calendar.current.startOfDay(for: date)
    return Calendar.current.date(byAdding: .hour, value: last + 1, to: midnight) ?? date
  }
}
