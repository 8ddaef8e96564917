import Foundation
import WidgetKit

/// The number of steps at a given time.
struct StepsEntry: TimelineEntry {
  let date: Date
  let steps: Int
}

/// Provides a two-hour walk in four entries.
struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: Date(), steps: 4200) }

  func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
    completion(StepsEntry(date: Date(), steps: 4200))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
    let now = Date()
    let entries = (0..<4).map { place in
      StepsEntry(date: now.addingTimeInterval(Double(place) * 1800), steps: 4200 + place * 1700)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
