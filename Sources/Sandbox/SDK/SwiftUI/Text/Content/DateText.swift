import Foundation

/// The text of dates, for a picture's date, locale and time zone.
struct DateText {
  let now: Date
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  init(in environment: EnvironmentValues) {
    now = environment.currentDate
    locale = environment.locale
    timeZone = environment.timeZone
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
  }

  private var isKorean: Bool { locale.language.languageCode == .korean }

  func string(of date: Date, style: Text.DateStyle) -> String {
    switch style.kind {
    case .time: formatted(date, date: .omitted, time: .shortened)
    case .date: formatted(date, date: .long, time: .omitted)
    case .relative: relative(to: date)
    case .offset: offset(to: date)
    case .timer: timer(to: date)
    }
  }

  private func formatted(
    _ date: Date, date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    date.formatted(
      Date.FormatStyle(
        date: dateStyle, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
  }

  /// Returns the text of a date range: only the times within a single day, otherwise dates and times.
  func string(of dates: ClosedRange<Date>) -> String {
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: locale, calendar: calendar,
      timeZone: timeZone
    ).format(dates.lowerBound..<dates.upperBound)
  }

  /// Returns the text of a timer that counts down to the date and then up.
  private func timer(to date: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    return ClockText.string(seconds: seconds > 0 ? ClockText.left(seconds) : -seconds)
  }

  // MARK: Distances

  private static let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

  /// Returns the distance in calendar units, largest first, without leading zeros.
  private func distance(to date: Date) -> [(unit: Calendar.Component, count: Int)] {
    // Calendars count whole seconds, and the distance has no sign.
    let seconds = min(abs(date.timeIntervalSince(now)), 3e11).rounded(.down)
    let start = now
    let components = calendar.dateComponents(
      Set(Self.units), from: start, to: start.addingTimeInterval(seconds))
    let counts = Self.units.map { ($0, components.value(for: $0) ?? 0) }
    return Array(counts.drop { $0.1 == 0 })
  }

  /// Returns the distance in up to two units without a sign, such as `11 min, 14 sec`.
  private func relative(to date: Date) -> String {
    var parts = Array(distance(to: date).prefix(2))
    if parts.isEmpty { parts = [(.second, 0)] }
    if parts.count == 2, parts[1].count == 0 { parts.removeLast() }
    if let text = translated(parts, width: .abbreviated) { return text }
    return parts.map { shortName(of: $0.unit, count: $0.count) }
      .joined(separator: isKorean ? " " : ", ")
  }

  /// Returns the distance in a single unit with a sign: negative for future dates, positive for past dates.
  private func offset(to date: Date) -> String {
    let first = distance(to: date).first ?? (.second, 0)
    let sign = date > now ? "-" : "+"
    return sign
      + (translated([first], width: .wide) ?? longName(of: first.unit, count: first.count))
  }

  /// Returns a distance in a language other than English and Korean.
  ///
  /// Returns `nil` for months and years, which Foundation on Linux can't format.
  private func translated(
    _ parts: [(unit: Calendar.Component, count: Int)], width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String? {
    guard !isKorean, locale.language.languageCode != .english else { return nil }
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    var seconds = 0
    for (unit, count) in parts {
      switch unit {
      case .day: (seconds, _) = (seconds + count * 86_400, units.insert(.days))
      case .hour: (seconds, _) = (seconds + count * 3_600, units.insert(.hours))
      case .minute: (seconds, _) = (seconds + count * 60, units.insert(.minutes))
      case .second: (seconds, _) = (seconds + count, units.insert(.seconds))
      default: return nil
      }
    }
    return Duration.seconds(seconds).formatted(.units(allowed: units, width: width).locale(locale))
  }

  private func shortName(of unit: Calendar.Component, count: Int) -> String {
    if isKorean { return longName(of: unit, count: count) }
    let (one, many) =
      switch unit {
      case .year: ("yr", "yrs")
      case .month: ("mth", "mths")
      case .day: ("day", "days")
      case .hour: ("hr", "hr")
      case .minute: ("min", "min")
      default: ("sec", "sec")
      }
    return "\(count) \(count == 1 ? one : many)"
  }

  private func longName(of unit: Calendar.Component, count: Int) -> String {
    if isKorean {
      let name =
        switch unit {
        case .year: "년"
        case .month: "개월"
        case .day: "일"
        case .hour: "시간"
        case .minute: "분"
        default: "초"
        }
      return "\(count)\(name)"
    }
    let name =
      switch unit {
      case .year: "year"
      case .month: "month"
      case .day: "day"
      case .hour: "hour"
      case .minute: "minute"
      default: "second"
      }
    return count == 1 ? "\(count) \(name)" : "\(count) \(name)s"
  }
}
