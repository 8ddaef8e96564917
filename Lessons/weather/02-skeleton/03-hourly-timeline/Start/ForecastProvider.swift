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
    // TODO: an entry for each of the next hours, and a policy that asks for more.
    let entry = ForecastEntry(date: .now, forecast: .sample)
    completion(Timeline(entries: [entry], policy: .never))
  }
}
