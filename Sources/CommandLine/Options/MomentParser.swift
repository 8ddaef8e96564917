import Foundation

/// Reads moments and durations as people type them.
enum MomentParser {
  /// Years in which a clock can be set; what lies outside was hardly meant.
  private static let years = 1970..<2200

  /// `2026-03-01T09:00:00Z`, or `2026-03-01 09:00` in the machine's time zone, or a bare date; nil for
  /// other texts, and for years in which there is no phone.
  static func date(from text: String) -> Date? {
    guard let date = anyDate(from: text),
      years.contains(Calendar(identifier: .gregorian).component(.year, from: date))
    else { return nil }
    return date
  }

  private static func anyDate(from text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.isLenient = false
    for format in ["yyyy-MM-dd HH:mm", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  /// `90m`, `24h`, `2d`, in seconds.
  static func duration(from text: String) -> TimeInterval? {
    guard let match = text.wholeMatch(of: /(\d+(?:\.\d+)?)(s|m|h|d)/), let count = Double(match.1)
    else { return nil }
    let units: [Substring: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    return units[match.2].map { count * $0 }
  }
}
