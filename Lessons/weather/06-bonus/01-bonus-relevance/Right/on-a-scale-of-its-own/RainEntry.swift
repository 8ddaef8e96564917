import WidgetKit

struct RainEntry: TimelineEntry {
  let date: Date
  let chance: Int
  let relevance: TimelineEntryRelevance?

  init(date: Date, chance: Int) {
    self.date = date
    self.chance = chance
    // 1 for an even chance, 6 for certainty.
    relevance = TimelineEntryRelevance(score: Float(chance - 40) / 10, duration: 60 * 60)
      .dry(chance < 50)
  }
}

extension TimelineEntryRelevance {
  func dry(_ isDry: Bool) -> Self { isDry ? TimelineEntryRelevance(score: -1) : self }
}
