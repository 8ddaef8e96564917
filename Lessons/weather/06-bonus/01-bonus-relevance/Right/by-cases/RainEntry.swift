import WidgetKit

struct RainEntry: TimelineEntry {
  let date: Date
  let chance: Int

  var relevance: TimelineEntryRelevance? {
    guard chance >= 50 else { return TimelineEntryRelevance(score: 0) }
    return TimelineEntryRelevance(score: Float(chance * chance), duration: 3600)
  }
}
