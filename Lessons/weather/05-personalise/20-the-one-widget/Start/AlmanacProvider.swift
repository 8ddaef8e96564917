import AppIntents
import WidgetKit

/// What the widget shows from a moment on.
struct AlmanacEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
  /// True where no newer forecast could be had.
  let isStale: Bool
}

/// Asks the service for the place that somebody chose, and hands the system the hours to come.
// TODO: an AppIntentTimelineProvider for ChoosePlaceIntent.
struct AlmanacProvider {
  var service = Forecasts.service

  /// The next six hours of a place, an entry each; sooner again where the service had nothing new.
  func day(of place: Place, from now: Date) async -> Timeline<AlmanacEntry> {
    // TODO: ask the service once, make six entries of its report, and choose when to ask again.
    Timeline(
      entries: [AlmanacEntry(date: now, forecast: .sample, isStale: false)], policy: .never)
  }
}
