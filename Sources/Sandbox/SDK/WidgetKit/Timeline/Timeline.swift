public import AppleFoundation

/// Entries in the order of their dates, and when the system asks for the next ones.
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

/// When the system asks for a new timeline.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Moment: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }

  package let moment: Moment

  /// After the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
  /// Only when the app asks for it.
  public static let never = TimelineReloadPolicy(moment: .never)
  /// At a date or later; it may lie before or after the last entry.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }
}
