import WidgetKit

/// An hour of the forecast.
struct RainEntry: TimelineEntry {
  let date: Date
  /// Of rain, in percent.
  let chance: Int

  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: chance >= 50 ? (chance >= 90 ? 2 : 1) : 0, duration: 3600)
  }
}
