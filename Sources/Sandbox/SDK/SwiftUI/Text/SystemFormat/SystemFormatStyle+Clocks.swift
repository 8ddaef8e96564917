public import AppleFoundation

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle {
  /// The time since a start date, such as `12:34`.
  ///
  /// Widgets don't show fractions of a second.
  public struct Stopwatch: FormatStyle, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let start: Date
    let showsHours: Bool
    private var clockFields: ClockFields
    let maxPrecision: Duration

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      clockFields = ClockFields(count: maxFieldCount)
      self.maxPrecision = maxPrecision
    }

    public func format(_ value: Date) -> AttributedString {
      clockFields.text(
        of: max(0, value.timeIntervalSince(start)).rounded(.down), showsHours: showsHours)
    }

    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.clockFields.locale = locale
      return copy
    }
  }

  /// The remaining or elapsed time of an interval, such as `12:34`.
  public struct Timer: FormatStyle, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    private var clockFields: ClockFields
    let maxPrecision: Duration

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
      clockFields = ClockFields(count: maxFieldCount)
      self.maxPrecision = maxPrecision
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      self.showsHours = showsHours
      clockFields = ClockFields(count: maxFieldCount)
      self.maxPrecision = maxPrecision
    }

    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? ClockText.left(interval.upperBound.timeIntervalSince(now))
        : now.timeIntervalSince(interval.lowerBound).rounded(.down)
      return clockFields.text(of: seconds, showsHours: showsHours)
    }

    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.clockFields.locale = locale
      return copy
    }
  }
}

/// The maximum number of fields of a clock, such as `12:34`.
struct ClockFields: Hashable, Codable, Sendable {
  let count: Int
  var locale = Locale.autoupdatingCurrent

  /// Returns the clock, or its largest fields in words if the clock needs more fields.
  func text(of seconds: TimeInterval, showsHours: Bool) -> AttributedString {
    let needed = showsHours && seconds >= 3_600 ? 3 : 2
    guard needed > max(1, count) else {
      return AttributedString(ClockText.string(seconds: seconds, showsHours: showsHours))
    }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let distance = CalendarDistance(allowed: [.hour, .minute, .second], count: count)
    return AttributedString(
      distance.words(from: start, to: start.addingTimeInterval(seconds), locale: locale))
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
