public import AppleFoundation

/// A situation in which an intent or widget is relevant.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct RelevantContext: Hashable, Sendable {
  /// A place that the system infers.
  public enum InferredLocation: Hashable, Sendable {
    case home, work, school, commute
  }

  public enum Sleep: Hashable, Sendable {
    case bedtime, wakeup
  }

  public enum Fitness: Hashable, Sendable {
    case activityRingsIncomplete, workoutActive
  }

  public enum Hardware: Hashable, Sendable {
    public enum HeadphonesState: Hashable, Sendable {
      case connected
    }

    case headphones(HeadphonesState)
  }

  package enum Situation: Hashable, Sendable {
    case date(Date)
    case interval(DateInterval)
    case location(InferredLocation)
    case sleep(Sleep)
    case fitness(Fitness)
    case hardware(Hardware)
  }

  package let situation: Situation

  public static func date(_ date: Date) -> RelevantContext {
    RelevantContext(situation: .date(date))
  }

  public static func date(from start: Date, to end: Date) -> RelevantContext {
    date(interval: DateInterval(start: min(start, end), end: max(start, end)))
  }

  public static func date(range: ClosedRange<Date>) -> RelevantContext {
    date(from: range.lowerBound, to: range.upperBound)
  }

  public static func date(interval: DateInterval) -> RelevantContext {
    RelevantContext(situation: .interval(interval))
  }

  /// The strength of a date's relevance.
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public struct DateKind: Hashable, Sendable {
    private let name: String

    public static let `default` = DateKind(name: "default")
    public static let scheduled = DateKind(name: "scheduled")
    public static let informational = DateKind(name: "informational")
  }

  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static func date(_ date: Date, kind: DateKind) -> RelevantContext { .date(date) }

  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    .date(range: range)
  }

  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    .date(interval: interval)
  }

  public static func location(inferred location: InferredLocation) -> RelevantContext {
    RelevantContext(situation: .location(location))
  }

  public static func sleep(_ sleep: Sleep) -> RelevantContext {
    RelevantContext(situation: .sleep(sleep))
  }

  public static func fitness(_ fitness: Fitness) -> RelevantContext {
    RelevantContext(situation: .fitness(fitness))
  }

  public static func hardware(headphones state: Hardware.HeadphonesState) -> RelevantContext {
    RelevantContext(situation: .hardware(.headphones(state)))
  }
}

/// An intent with the situation in which its widget is relevant.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct RelevantIntent: Sendable {
  package let intent: any WidgetConfigurationIntent
  package let widgetKind: String
  package let relevance: RelevantContext

  public init<Intent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext)
  where Intent: WidgetConfigurationIntent {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}
