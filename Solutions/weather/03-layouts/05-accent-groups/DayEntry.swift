import Foundation
import WidgetKit

/// The content of the widget on one day.
struct DayEntry: TimelineEntry {
  let date: Date
  /// The next event of the day.
  let next: String
}

/// Provides one entry for the current day.
struct DayProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry { entry(on: .now) }

  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(entry(on: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
    let now = Date.now
    completion(Timeline(entries: [entry(on: now)], policy: .after(now.addingTimeInterval(3600))))
  }

  private func entry(on date: Date) -> DayEntry {
    let plans = ["Brunch", "Standup", "Dentist", "Swimming", "Choir", "Cinema", "Market"]
    return DayEntry(
      date: date, next: plans[Calendar.current.component(.weekday, from: date) - 1])
  }
}
