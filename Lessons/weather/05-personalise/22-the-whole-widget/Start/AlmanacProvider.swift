import AppIntents
import WidgetKit

/// The widget's content from a point in time.
struct AlmanacEntry: TimelineEntry {
  let date: Date
  let place: Place
  let forecast: Forecast
  /// Whether the service had no newer forecast.
  let isStale: Bool
  let isFavourite: Bool

  // TODO: add the relevance.
}

/// Asks the service for the chosen place, and returns the coming hours.
struct AlmanacProvider: AppIntentTimelineProvider {
  var service = Forecasts.service

  func placeholder(in context: Context) -> AlmanacEntry {
    AlmanacEntry(
      date: .now, place: .seoul, forecast: .sample, isStale: false, isFavourite: false)
  }

  func snapshot(for configuration: ChoosePlaceIntent, in context: Context) async -> AlmanacEntry {
    // The gallery shows many widgets at once, so don't wait for the service.
    guard !context.isPreview else {
      let place = configuration.place
      return AlmanacEntry(
        date: .now, place: place, forecast: place.forecast.at(.now), isStale: false,
        isFavourite: false)
    }
    let timeline = await day(of: configuration.place, from: .now)
    return timeline.entries.first ?? placeholder(in: context)
  }

  func timeline(
    for configuration: ChoosePlaceIntent, in context: Context
  ) async -> Timeline<AlmanacEntry> {
    await day(of: configuration.place, from: .now)
  }

  /// Returns one entry for each of the next six hours. Asks again sooner after a stale report.
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
