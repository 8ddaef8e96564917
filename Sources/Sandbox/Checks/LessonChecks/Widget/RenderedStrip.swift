public import Foundation
package import WorkerProtocol

/// The entries that a widget shows over time, and its reloads.
public struct RenderedStrip: Hashable, Sendable {
  /// A period in which the widget shows one entry.
  public struct Moment: Hashable, Sendable {
    /// The date at which the entry appears.
    public let shownFrom: Date
    /// The date at which the next entry, or the first entry of a new timeline, replaces this entry.
    public let shownUntil: Date
    /// The date at which the system requested the entry's timeline, for `render(entry:asked:)`.
    public let asked: Date
    /// The entry's index in its timeline.
    public let entry: Int
    /// The entry's date.
    public let date: Date
    /// The entry's relevance score for a Smart Stack, or `nil`.
    public let relevance: Double?
    /// The score's duration in seconds, or `nil` without a score.
    ///
    /// With a duration of 0, the score lasts until the next entry with a score.
    public let relevanceDuration: TimeInterval?
  }

  /// The periods, in order.
  public let moments: [Moment]
  /// The dates at which the system requested a timeline, including the first.
  public let reloads: [Date]
  /// The number of new timelines that the widget requests in the first day, as counted by `rings timeline`
  /// and the lint.
  public let reloadsPerDay: Int
  /// The simulated timeline.
  let strip: TimelineStrip

  /// Returns the period that contains a date, or `nil` outside the strip.
  public func moment(at date: Date) -> Moment? {
    moments.last { $0.shownFrom <= date && date < $0.shownUntil }
  }

  /// Creates a strip from a simulated timeline.
  package init(_ strip: TimelineStrip) {
    moments = strip.moments.map {
      Moment(
        shownFrom: $0.shownFrom, shownUntil: $0.shownUntil, asked: $0.asked, entry: $0.entry,
        date: $0.date, relevance: $0.relevance, relevanceDuration: $0.relevanceDuration)
    }
    self.strip = strip
    reloads = strip.asked
    reloadsPerDay = strip.reloadsPerDay ?? 0
  }
}
