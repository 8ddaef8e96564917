public import AppleFoundation
import Sentences

/// A view that updates on a schedule.
///
/// A widget shows only the schedule's first date.
///
/// ```swift
/// TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
/// ```
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// The date and cadence for which the content is created.
  public struct Context {
    /// The visible update rate of the view.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    public let date: Date
    public let cadence: Cadence

    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension TimelineView: View, PrimitiveView where Content: View {
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.evaluation.noteOnce(
      rule: "timeline-view",
      Sentence(
        "In a widget, a TimelineView shows only its first date. Add timeline entries instead.",
        ko: "위젯에서 TimelineView는 첫 시각만 보여 줘요. 대신 타임라인 엔트리를 추가하세요."))
    let now = context.environment.currentDate
    let date = schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
    return context.nodes(of: content(TimelineViewDefaultContext(date: date, cadence: .live)))
  }
}

/// A schedule of dates for updating a timeline view.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The requested frequency of a schedule.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// A schedule of dates at regular intervals.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The endless sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  let startDate: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(date: startDate, interval: 1) }
    let passed = startDate.timeIntervalSince(self.startDate) / interval
    return Entries(
      date: self.startDate + passed.rounded(.down) * interval, interval: interval)
  }
}

/// A schedule of dates at the start of every minute.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule that updates as often as the display refreshes.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
