public import AppleFoundation

/// A list of entries in date order, with a policy for the next reload.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension Timeline: Sendable where EntryType: Sendable {}

/// The time at which the system requests a new timeline.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Moment: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }

  package let moment: Moment

  /// Reloads after the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
  /// Reloads only when the app requests it.
  public static let never = TimelineReloadPolicy(moment: .never)
  /// Reloads at or after a date, which can be before or after the last entry.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }
}
