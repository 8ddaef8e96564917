import WidgetKit

/// What the widget shows from a moment on.
struct ForecastEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

/// Hands the system the next four hours in half hours, and asks again after three.
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
    let calendar = Calendar.current
    var entries: [ForecastEntry] = []
    var date = Date()
    for _ in 0..<9 {
      entries.append(ForecastEntry(date: date, forecast: Forecast.sample.at(date)))
      date = calendar.date(byAdding: .minute, value: 30, to: date) ?? date
    }
    let next = calendar.date(byAdding: .hour, value: 3, to: .now) ?? .now
    completion(Timeline(entries: entries, policy: .after(next)))
  }
}
