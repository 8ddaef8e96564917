import WidgetKit

/// The widget's content, starting at `date`.
struct ForecastEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

/// Provides the widget's entries to the system.
///
/// There's only one entry. You'll add the next hours in the next exercise.
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
