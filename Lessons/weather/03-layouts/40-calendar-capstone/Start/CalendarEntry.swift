import Foundation
import WidgetKit

/// A day of the calendar, starting at a date.
struct CalendarEntry: TimelineEntry {
  let date: Date
  /// The next plan.
  let next: String
  /// The number of plans left.
  let count: Int
}

/// Provides three entries for one day.
struct CalendarProvider: TimelineProvider {
  private let plans = [("Dentist", 4), ("Parents' evening at school", 7), ("Gym", 1)]

  func placeholder(in context: Context) -> CalendarEntry { entry(0, .now) }

  func getSnapshot(in context: Context, completion: @escaping (CalendarEntry) -> Void) {
    completion(entry(0, .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CalendarEntry>) -> Void) {
    let now = Date.now
    let entries = plans.indices.map { entry($0, now.addingTimeInterval(Double($0) * 3600)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(_ place: Int, _ date: Date) -> CalendarEntry {
    CalendarEntry(date: date, next: plans[place].0, count: plans[place].1)
  }
}
