import AppIntents
import WidgetKit

/// What the widget shows from a moment on.
struct AlmanacEntry: TimelineEntry {
  let date: Date
  let place: Place
  let forecast: Forecast
  /// True where no newer forecast could be had.
  let isStale: Bool
  let isFavourite: Bool

  // TODO: how relevant it is.
}

/// Asks the service for the place that somebody chose, and hands the system the hours to come.
struct AlmanacProvider: AppIntentTimelineProvider {
  var service = Forecasts.service

  func placeholder(in context: Context) -> AlmanacEntry {
    AlmanacEntry(
      date: .now, place: .seoul, forecast: .sample, isStale: false, isFavourite: false)
  }

  func snapshot(for configuration: ChoosePlaceIntent, in context: Context) async -> AlmanacEntry {
    // The gallery shows many widgets at once, and waits for none.
    guard !context.isPreview else {
      let place = configuration.place
      return AlmanacEntry(
        date: .now, place: place, forecast: place.forecast, isStale: false, isFavourite: false)
    }
    let timeline = await day(of: configuration.place, from: .now)
    return timeline.entries.first ?? placeholder(in: context)
  }

  func timeline(
    for configuration: ChoosePlaceIntent, in context: Context
  ) async -> Timeline<AlmanacEntry> {
    await day(of: configuration.place, from: .now)
  }

  /// The next six hours of a place, an entry each; sooner again where the service had nothing new.
  func day(of place: Place, from now: Date) async -> Timeline<AlmanacEntry> {
    let report = await service.report(for: place.rawValue)
    let isFavourite = Favourites.contains(place)
    let entries = (0..<6).map { hour in
      let date = now.addingTimeInterval(Double(hour) * 3600)
      return AlmanacEntry(
        date: date, place: place, forecast: report.forecast.at(date), isStale: report.isStale,
        isFavourite: isFavourite)
    }
    let wait = report.isStale ? 900.0 : 3600
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(wait)))
  }
}
