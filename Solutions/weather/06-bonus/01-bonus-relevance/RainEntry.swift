import WidgetKit

/// An hour of the forecast.
struct RainEntry: TimelineEntry {
  let date: Date
  /// The chance of rain, in percent.
  let chance: Int

  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: chance >= 50 ? Float(chance) : 0, duration: 3600)
  }
}
