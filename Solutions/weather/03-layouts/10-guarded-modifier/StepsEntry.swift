import Foundation
import WidgetKit

/// How many steps are walked by a moment.
struct StepsEntry: TimelineEntry {
  let date: Date
  let steps: Int
}

/// A walk of two hours in four entries.
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
