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
struct AlmanacProvider: AppIntentTimelineProvider {
  var service = Forecasts.service

  func placeholder(in context: Context) -> AlmanacEntry {
    AlmanacEntry(date: .now, forecast: .sample, isStale: false)
  }

  func snapshot(for configuration: ChoosePlaceIntent, in context: Context) async -> AlmanacEntry {
    if context.isPreview {
      return AlmanacEntry(date: .now, forecast: configuration.place.forecast, isStale: false)
    }
    let report = await service.report(for: configuration.place.rawValue)
    return AlmanacEntry(date: .now, forecast: report.forecast.at(.now), isStale: report.isStale)
  }

  func timeline(
    for configuration: ChoosePlaceIntent, in context: Context
  ) async -> Timeline<AlmanacEntry> {
    await day(of: configuration.place, from: .now)
  }

  /// The next six hours of a place, an entry each; sooner again where the service had nothing new.
  func day(of place: Place, from now: Date) async -> Timeline<AlmanacEntry> {
    let report = await service.report(for: place.rawValue)
    var entries: [AlmanacEntry] = []
    for half in 0..<12 {
      let date = now + TimeInterval(half * 1800)
      entries.append(
        AlmanacEntry(date: date, forecast: report.forecast.at(date), isStale: report.isStale))
    }
    if report.isStale {
      return Timeline(entries: Array(entries.prefix(2)), policy: .after(now + 600))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}
