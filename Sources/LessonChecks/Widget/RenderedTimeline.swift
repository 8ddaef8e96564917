public import Foundation
package import Stage

/// A timeline as the system received it.
public struct RenderedTimeline: Hashable, Sendable {
  /// When the system asks for the next timeline.
  public enum Policy: Hashable, Sendable {
    case atEnd, never
    case after(Date)
  }

  public struct Entry: Hashable, Sendable {
    public var date: Date
    public var relevance: Double?
  }

  public var entries: [Entry]
  public var policy: Policy

  /// The moments at which the widget changes.
  public var dates: [Date] { entries.map(\.date) }

  /// The time between entries in seconds.
  public var intervals: [TimeInterval] {
    zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }
  }

  package init(_ summary: TimelineSummary) {
    entries = summary.entries.map { Entry(date: $0.date, relevance: $0.relevance) }
    policy =
      switch summary.policy {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
  }
}
