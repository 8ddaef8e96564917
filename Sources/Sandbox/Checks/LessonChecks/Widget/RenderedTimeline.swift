public import Foundation
package import WorkerProtocol

/// A timeline as the system received it.
public struct RenderedTimeline: Hashable, Sendable {
  /// The reload policy.
  public enum Policy: Hashable, Sendable {
    /// Reload after the last entry, or only when the app requests it.
    case atEnd, never
    /// Reload no earlier than this date.
    case after(Date)
  }

  /// An entry without its content.
  public struct Entry: Hashable, Sendable {
    /// The date at which the entry appears.
    public var date: Date
    /// The relevance score for a Smart Stack, or `nil`.
    public var relevance: Double?
    /// The score's duration in seconds, or `nil` without a score.
    ///
    /// With a duration of 0, the score lasts until the next entry with a score.
    public var relevanceDuration: TimeInterval?
  }

  /// The entries, in the provider's order.
  public var entries: [Entry]
  /// The reload policy.
  public var policy: Policy

  /// The dates at which the widget changes.
  public var dates: [Date] { entries.map(\.date) }

  /// The times between entries, in seconds.
  public var intervals: [TimeInterval] {
    zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }
  }

  /// Creates a timeline from the worker's response.
  package init(_ summary: TimelineSummary) {
    entries = summary.entries.map {
      Entry(
        date: $0.date, relevance: $0.relevance, relevanceDuration: $0.relevanceDuration)
    }
    policy =
      switch summary.policy {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
  }
}
