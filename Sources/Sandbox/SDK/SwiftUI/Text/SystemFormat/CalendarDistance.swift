import AppleFoundation

/// The distance between two dates in words, using only the allowed units.
struct CalendarDistance: Hashable, Codable, Sendable {
  let allowed: Set<Date.ComponentsFormatStyle.Field>
  /// The maximum number of units.
  let count: Int

  private struct Unit {
    let field: Date.ComponentsFormatStyle.Field
    let calendarUnit: NSCalendar.Unit
    let seconds: Double
  }

  private static let units = [
    Unit(field: .year, calendarUnit: .year, seconds: 31_556_952),
    Unit(field: .month, calendarUnit: .month, seconds: 2_629_746),
    Unit(field: .week, calendarUnit: .weekOfMonth, seconds: 604_800),
    Unit(field: .day, calendarUnit: .day, seconds: 86_400),
    Unit(field: .hour, calendarUnit: .hour, seconds: 3_600),
    Unit(field: .minute, calendarUnit: .minute, seconds: 60),
    Unit(field: .second, calendarUnit: .second, seconds: 1),
  ]

  /// Returns the distance in words, such as `2 hours, 5 minutes`.
  func words(from start: Date, to end: Date, locale: Locale) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = locale.calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.allowedUnits = units(from: start, to: end)
    return formatter.string(from: min(start, end), to: max(start, end)) ?? ""
  }

  /// Returns whether the distance is shorter than one unit of the threshold.
  func isBelow(
    _ threshold: Date.ComponentsFormatStyle.Field, from start: Date, to end: Date
  ) -> Bool {
    let place = Self.units.firstIndex { $0.field == threshold } ?? 0
    guard place > 0 else { return true }
    return abs(end.timeIntervalSince(start)) < Self.units[place].seconds
  }

  /// Returns the largest allowed unit that the distance reaches, and the units after it.
  private func units(from start: Date, to end: Date) -> NSCalendar.Unit {
    let seconds = abs(end.timeIntervalSince(start))
    let known = Self.units.filter { allowed.contains($0.field) }
    let first = known.firstIndex { $0.seconds <= seconds } ?? max(0, known.count - 1)
    return known.dropFirst(first).prefix(max(1, count)).reduce(into: []) {
      $0.insert($1.calendarUnit)
    }
  }
}
