import Foundation
import WidgetKit

/// The number of finished glasses of water, out of six a day.
struct WaterEntry: TimelineEntry {
  let date: Date
  /// From 0 to 6.
  let drunk: Int
}

/// Provides a day with one more finished glass every two hours.
struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: .now, drunk: 2) }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    completion(WaterEntry(date: .now, drunk: 2))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    let now = Date.now
    let entries = (0...6).map { drunk in
      WaterEntry(date: now.addingTimeInterval(Double(drunk) * 7200), drunk: drunk)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
