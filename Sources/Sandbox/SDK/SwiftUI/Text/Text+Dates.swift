public import AppleFoundation

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Text {
  /// A format for a date in text.
  public struct DateStyle: Equatable, Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    var isSelfUpdating: Bool { kind != .time && kind != .date }
  }

  public init(_ date: Date, style: Text.DateStyle) {
    self.init(content: .date(date, style))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(content: .dates(dates))
  }

  public init(_ interval: DateInterval) {
    self.init(content: .dates(interval.start...interval.end))
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      content: .timer(
        TimerText(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}
