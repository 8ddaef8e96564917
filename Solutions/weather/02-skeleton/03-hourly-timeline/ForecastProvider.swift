import WidgetKit

/// The widget's content, starting at `date`.
struct ForecastEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

/// Provides the next six hours to the system, one entry each.
struct ForecastProvider: TimelineProvider {
  func placeholder(in context: Context) -> ForecastEntry {
    ForecastEntry(date: .now, forecast: .sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
    completion(ForecastEntry(date: .now, forecast: .sample.at(.now)))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void
  ) {
    let now = Date.now
    let entries = (0..<6).map { hour in
      let date = now.addingTimeInterval(Double(hour) * 3600)
      return ForecastEntry(date: date, forecast: .sample.at(date))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
