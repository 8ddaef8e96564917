public import Foundation
package import Stage

/// What a widget shows over time, and when it asks for more.
public struct RenderedStrip: Hashable, Sendable {
  /// A stretch of time in which the widget shows one entry.
  public struct Moment: Hashable, Sendable {
    /// When the entry comes to be shown.
    public let shownFrom: Date
    /// When the next entry, or one of a new timeline, takes its place.
    public let shownUntil: Date
    /// When the system asked for the entry's timeline: what `render(entry:asked:)` wants to know.
    public let asked: Date
    /// The entry's place in that timeline.
    public let entry: Int
    /// The entry's own date.
    public let date: Date
    /// The score of the entry's relevance, by which a Smart Stack turns to the widget; nil without one.
    public let relevance: Double?
    /// For how many seconds the score holds; 0 until an entry with another one, nil without a score.
    public let relevanceDuration: TimeInterval?
  }

  /// In their order.
  public let moments: [Moment]
  /// When the system asked for a timeline, the first time at the beginning.
  public let reloads: [Date]
  /// The new timelines that the widget asks for in a day from the beginning on, as `rings timeline` and the
  /// lint count them.
  public let reloadsPerDay: Int
  /// The strip as it was walked.
  let strip: TimelineStrip

  /// The entry that is on screen at a moment; nil where the strip does not reach.
  public func moment(at date: Date) -> Moment? {
    moments.last { $0.shownFrom <= date && date < $0.shownUntil }
  }

  /// What checks see of a strip.
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
