package import Foundation

package enum MomentParser {
  /// The years that a clock can be set to; others are probably typing errors.
  private static let years = 1970..<2200

  /// Returns the date for `2026-03-01T09:00:00Z`, `2026-03-01 09:00` on the phone's clock, or a bare date.
  ///
  /// Returns nil for other text and for years out of range. A bare date means the beginning of its day. A
  /// time that daylight saving skips, such as 02:30, becomes 03:30. If a time occurs twice, its first
  /// occurrence counts.
  package static func date(from text: String, in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    guard let date = (try? Date(text, strategy: .iso8601)) ?? date(onClock: text, in: calendar),
      years.contains(calendar.component(.year, from: date))
    else { return nil }
    return date
  }

  private static func date(onClock text: String, in calendar: Calendar) -> Date? {
    guard
      let match = text.wholeMatch(of: /(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2}))?/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { return nil }
    let (hour, minute) = (match.4.flatMap { Int($0) }, match.5.flatMap { Int($0) })
    guard (0..<24).contains(hour ?? 0), (0..<60).contains(minute ?? 0),
      let date = calendar.date(
        from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)),
      // Reject dates such as 30 February.
      calendar.dateComponents([.year, .month, .day], from: date)
        == DateComponents(year: year, month: month, day: day)
    else { return nil }
    return date
  }

  /// Parses durations such as `90m`, `24h` and `2d`, and returns seconds.
  static func duration(from text: String) -> TimeInterval? {
    guard let match = text.wholeMatch(of: /(\d+(?:\.\d+)?)(s|m|h|d)/), let count = Double(match.1)
    else { return nil }
    let units: [Substring: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    return units[match.2].map { count * $0 }
  }
}
