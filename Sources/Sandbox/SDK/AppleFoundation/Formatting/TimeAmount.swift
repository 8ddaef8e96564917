import Foundation

/// A unit of time; the cases are ordered from largest to smallest.
enum TimeUnit: CaseIterable {
  case year, month, weekOfMonth, day, hour, minute, second

  static func units(in allowed: NSCalendar.Unit) -> [TimeUnit] {
    allCases.filter { allowed.contains($0.calendarUnit) }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .weekOfMonth: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .weekOfMonth: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The approximate length of the unit in seconds.
  var seconds: TimeInterval {
    switch self {
    case .year: 365.25 * 86_400
    case .month: 30.44 * 86_400
    case .weekOfMonth: 7 * 86_400
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }
}

struct TimeAmount {
  let unit: TimeUnit
  let value: Int

  func text(in style: DateComponentsFormatter.UnitsStyle, locale: Locale) -> String {
    switch unit {
    case .year: calendarText("year", "yr", "y", korean: "년", style, locale)
    case .month: calendarText("month", "mth", "mo", korean: "개월", style, locale)
    case .weekOfMonth: durationText(.weeks, style, locale)
    case .day: durationText(.days, style, locale)
    case .hour: durationText(.hours, style, locale)
    case .minute: durationText(.minutes, style, locale)
    case .second: durationText(.seconds, style, locale)
    }
  }

  private func durationText(
    _ unit: Duration.UnitsFormatStyle.Unit, _ style: DateComponentsFormatter.UnitsStyle,
    _ locale: Locale
  ) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    let duration = Duration.seconds(Double(value) * self.unit.seconds)
    let format = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale)
    return duration.formatted(format)
  }

  /// Returns a year or month in English or Korean, because `Duration` doesn't format these units.
  private func calendarText(
    _ wide: String, _ short: String, _ narrow: String, korean: String,
    _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
  ) -> String {
    if locale.language.languageCode?.identifier == "ko" { return "\(value)\(korean)" }
    let plural = value == 1 ? "" : "s"
    switch style {
    case .full, .spellOut: return "\(value) \(wide)\(plural)"
    case .short, .brief: return "\(value) \(short)\(plural)"
    case .abbreviated, .positional: return "\(value)\(narrow)"
    }
  }
}
