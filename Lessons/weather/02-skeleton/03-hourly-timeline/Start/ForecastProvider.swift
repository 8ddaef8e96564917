import WidgetKit

/// The widget's content, starting at `date`.
struct ForecastEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

/// Provides the widget's entries to the system.
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
    // TODO: return an entry for each of the next hours, and a policy that asks for more.
    let entry = ForecastEntry(date: .now, forecast: .sample)
    completion(Timeline(entries: [entry], policy: .never))
  }
}
