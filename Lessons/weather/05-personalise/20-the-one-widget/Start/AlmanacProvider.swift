import AppIntents
import WidgetKit

/// The widget's content from a point in time.
struct AlmanacEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
  /// Whether the service had no newer forecast.
  let isStale: Bool
}

/// Asks the service for the chosen place, and returns the coming hours.
// TODO: make it an AppIntentTimelineProvider for ChoosePlaceIntent.
struct AlmanacProvider {
  var service = Forecasts.service

  /// Returns one entry for each of the next six hours. Asks again sooner after a stale report.
  func day(of place: Place, from now: Date) async -> Timeline<AlmanacEntry> {
    // TODO: ask the service once, make six entries from its report, and choose when to ask again.
    Timeline(
      entries: [AlmanacEntry(date: now, forecast: .sample, isStale: false)], policy: .never)
  }
}
