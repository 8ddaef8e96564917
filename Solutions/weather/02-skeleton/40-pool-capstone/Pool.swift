import Foundation

/// What the swimming pool says of itself.
///
/// Leave this file as it is.
enum Pool {
  /// The lanes that are free, by the hour; an hour that is not here, the pool is closed.
  static var lanes: [Int: Int] = Dictionary(
    uniqueKeysWithValues: (6...21).map { ($0, 1 + ($0 * 5) % 8) })
  /// How often somebody asked.
  private(set) static var askedCount = 0

  /// The free lanes in the hour of a moment; nil while the pool is closed.
  static func lanes(at date: Date) -> Int? {
    askedCount += 1
    return lanes[Calendar.current.component(.hour, from: date)]
  }

  /// When the pool closes that is open at a moment.
  static func closing(after date: Date) -> Date {
    let last = lanes.keys.max() ?? 21
    let midnight = Calendar.current.startOfDay(for: date)
    return Calendar.current.date(byAdding: .hour, value: last + 1, to: midnight) ?? date
  }
}
