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
    let maxFieldCount: Int
    let maxPrecision: Duration

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        ClockText.string(
          seconds: max(0, value.timeIntervalSince(start)).rounded(.down), showsHours: showsHours))
    }
  }

  /// The remaining or elapsed time of an interval, such as `12:34`.
  public struct Timer: FormatStyle, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? ClockText.left(interval.upperBound.timeIntervalSince(now))
        : now.timeIntervalSince(interval.lowerBound).rounded(.down)
      return AttributedString(ClockText.string(seconds: seconds, showsHours: showsHours))
    }
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
