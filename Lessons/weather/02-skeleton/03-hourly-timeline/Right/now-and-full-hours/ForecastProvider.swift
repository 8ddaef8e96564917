import WidgetKit

/// What the widget shows from a moment on.
struct ForecastEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

/// Hands the system what to show.
struct ForecastProvider: TimelineProvider {
  func placeholder(in context: Context) -> ForecastEntry { entry(at: .now) }

  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void
  ) {
    var date = Date.now
    var entries = [entry(at: date)]
    while entries.count < 8 {
      let full = Calendar.current.nextDate(
        after: date, matching: DateComponents(minute: 0), matchingPolicy: .nextTime)
      guard let full else { break }
      entries.append(entry(at: full))
      date = full
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(at date: Date) -> ForecastEntry {
    ForecastEntry(date: date, forecast: .sample.at(date))
  }
}
