package import Foundation

/// A widget's entries over time, and the reloads between them.
package struct TimelineStrip: Hashable, Sendable {
  /// A period in which the widget shows one entry.
  package struct Moment: Codable, Hashable, Sendable {
    /// The start of the period.
    package let shownFrom: Date
    /// The end of the period, when another entry or a new timeline replaces this entry.
    package let shownUntil: Date
    /// The date at which the system requested the entry's timeline.
    package let asked: Date
    /// The entry's index in the provider's timeline.
    package let entry: Int
    /// The entry's own date, which can be before or after the start of the period.
    package let date: Date
    /// The relevance score; nil without one.
    package let relevance: Double?
    /// The score's duration in seconds from `date`; nil without a score.
    ///
    /// With a duration of 0, the score lasts until the next entry.
    package let relevanceDuration: Double?
  }

  /// The start of the strip.
  package let from: Date
  /// The end of the strip.
  package let until: Date
  /// The periods of all entries shown between `from` and `until`, in order.
  package let moments: [Moment]
  /// The dates of the system's timeline requests, starting at `from`.
  package let asked: [Date]
  /// The provider's first timeline; nil if there was none.
  package let first: TimelineSummary?
  /// The entries of all timelines that are due before their timeline ends, in order.
  package let entries: [TimelineSummary.Entry]
  /// The number of new timelines that the widget requests in the day after `from`; nil without a timeline.
  ///
  /// The number doesn't depend on the strip's length.
  package let reloadsPerDay: Int?
  /// Whether the first timeline requests another timeline at all, even after more than a day.
  package var asksAgainLater: Bool {
    switch first?.policy {
    case nil, .never: false
    case .after(let date): date < .distantFuture
    case .atEnd: first?.entries.isEmpty == false
    }
  }
  /// Whether a timeline requested its reload at a past date.
  package let isDueAtOnce: Bool
  /// Whether there were too many reloads to follow all of them.
  package let isCut: Bool
}

extension TimelineStrip {
  /// Creates a day of a widget whose timelines all have the same shape.
  package init(repeating timeline: TimelineSummary, askedAt: Date) {
    var walk = TimelineWalk(from: askedAt, until: askedAt)
    while let moment = walk.moment {
      walk.add(timeline.moved(by: moment.timeIntervalSince(askedAt)))
    }
    self = walk.strip
  }
}

extension TimelineSummary {
  /// Returns the timeline shifted by a number of seconds.
  fileprivate func moved(by seconds: TimeInterval) -> TimelineSummary {
    var moved = self
    moved.entries = entries.map {
      Entry(
        date: $0.date + seconds, relevance: $0.relevance, relevanceDuration: $0.relevanceDuration)
    }
    if case .after(let date) = policy { moved.policy = .after(date + seconds) }
    return moved
  }
}
