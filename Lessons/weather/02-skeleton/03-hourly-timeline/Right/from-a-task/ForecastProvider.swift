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
    in context: Context, completion: @escaping @Sendable (Timeline<ForecastEntry>) -> Void
  ) {
    Task {
      let timeline = await makeTimeline()
      completion(timeline)
    }
  }

  private func makeTimeline() async -> Timeline<ForecastEntry> {
    let now = Date.now
    let dates = sequence(first: now) {
      Calendar.current.date(byAdding: DateComponents(hour: 1), to: $0)
    }.prefix(24)
    return Timeline(
      entries: dates.map { ForecastEntry(date: $0, forecast: .sample.at($0)) }, policy: .atEnd)
  }
}
