import WidgetKit

/// An hour of the forecast.
struct RainEntry: TimelineEntry {
  let date: Date
  /// Of rain, in percent.
  let chance: Int

  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: chance > 40 ? Float(chance) : 0, duration: 3600)
  }
}
