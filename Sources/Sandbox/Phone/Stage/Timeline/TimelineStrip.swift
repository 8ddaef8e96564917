package import Foundation

/// What a widget shows over time: its entries one after the other, and the reloads between them.
package struct TimelineStrip: Hashable, Sendable {
  /// A stretch of time in which the widget shows one entry.
  package struct Moment: Codable, Hashable, Sendable {
    /// When the entry comes to be shown.
    package let shownFrom: Date
    /// When the next entry, or one of a new timeline, takes its place.
    package let shownUntil: Date
    /// When the system asked for the timeline that the entry is of.
    package let asked: Date
    /// The entry's place in that timeline, as the provider handed it over.
    package let entry: Int
    /// The entry's own date, which may lie before or behind the moment at which it is shown.
    package let date: Date
    /// The score of its relevance; nil without one.
    package let relevance: Double?
    /// For how many seconds from `date` the score holds; 0 until the next entry, nil without a score.
    package let relevanceDuration: Double?
  }

  /// Where the strip begins.
  package let from: Date
  /// Where it ends.
  package let until: Date
  /// In their order; each entry that is shown between `from` and `until`.
  package let moments: [Moment]
  /// When the system asked for a timeline, the first time at `from`.
  package let asked: [Date]
  /// The first timeline, as the provider handed it over; nil where there was none.
  package let first: TimelineSummary?
  /// The entries of all timelines that are due before their timeline ends, in their order.
  package let entries: [TimelineSummary.Entry]
  /// The new timelines that the widget asks for in the day that begins at `from`, whatever stretch of time
  /// is looked at; nil where there was no timeline.
  package let reloadsPerDay: Int?
  /// True where the first timeline asks for another one at all, be it after more than a day.
  package var asksAgainLater: Bool {
    switch first?.policy {
    case nil, .never: false
    case .after(let date): date < .distantFuture
    case .atEnd: first?.entries.isEmpty == false
    }
  }
  /// True where a timeline asked for its reload at a moment that had passed.
  package let isDueAtOnce: Bool
  /// True where so many reloads were asked for that not all of them were followed.
  package let isCut: Bool
}

extension TimelineStrip {
  /// A day of a widget whose every timeline has the shape of one that is known.
  package init(repeating timeline: TimelineSummary, askedAt: Date) {
    var walk = TimelineWalk(from: askedAt, until: askedAt)
    while let moment = walk.moment {
      walk.add(timeline.moved(by: moment.timeIntervalSince(askedAt)))
    }
    self = walk.strip
  }
}

extension TimelineSummary {
  /// - Parameter seconds: By how much all of it comes later.
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
