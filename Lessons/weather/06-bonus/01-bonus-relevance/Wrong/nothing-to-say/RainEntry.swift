import WidgetKit

/// An hour of the forecast.
struct RainEntry: TimelineEntry {
  let date: Date
  /// Of rain, in percent.
  let chance: Int

  var relevance: TimelineEntryRelevance? {
    chance >= 50 ? TimelineEntryRelevance(score: Float(chance)) : nil
  }
}
