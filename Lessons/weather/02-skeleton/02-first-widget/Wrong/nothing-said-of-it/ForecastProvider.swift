import WidgetKit

/// What the widget shows from a moment on.
struct ForecastEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

/// Hands the system what to show.
///
/// One entry for now; the next exercise makes a day of it.
struct ForecastProvider: TimelineProvider {
  func placeholder(in context: Context) -> ForecastEntry {
    ForecastEntry(date: .now, forecast: .sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
    completion(ForecastEntry(date: .now, forecast: .sample))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void
  ) {
    let entry = ForecastEntry(date: .now, forecast: .sample)
    completion(Timeline(entries: [entry], policy: .never))
  }
}
