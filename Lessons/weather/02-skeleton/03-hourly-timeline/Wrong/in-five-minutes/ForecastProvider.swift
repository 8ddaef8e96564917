import WidgetKit

/// What the widget shows from a moment on.
struct ForecastEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

/// Hands the system what to show.
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
    let entries = (0..<6).map { i in
      let date = now.addingTimeInterval(Double(i) * 3600)
      return ForecastEntry(date: date, forecast: .sample.at(date))
    }
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(300))))
  }
}
