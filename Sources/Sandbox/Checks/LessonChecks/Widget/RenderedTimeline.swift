public import Foundation
package import Stage

/// A timeline as the system received it.
public struct RenderedTimeline: Hashable, Sendable {
  /// When the system asks for the next timeline.
  public enum Policy: Hashable, Sendable {
    /// After the last entry, or not before the app says so.
    case atEnd, never
    /// Not before this moment.
    case after(Date)
  }

  /// One entry without its content.
  public struct Entry: Hashable, Sendable {
    /// When it is shown.
    public var date: Date
    /// The score by which a Smart Stack chooses; nil where the entry gives none.
    public var relevance: Double?
    /// For how many seconds the score holds; 0 until an entry with another one, nil without a score.
    public var relevanceDuration: TimeInterval?
  }

  /// The entries, in the provider's order.
  public var entries: [Entry]
  /// When the next timeline is wanted.
  public var policy: Policy

  /// The moments at which the widget changes.
  public var dates: [Date] { entries.map(\.date) }

  /// The time between entries in seconds.
  public var intervals: [TimeInterval] {
    zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }
  }

  /// A timeline as the worker sent it.
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
