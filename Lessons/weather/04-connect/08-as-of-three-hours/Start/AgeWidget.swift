import SwiftUI
import WidgetKit

struct AgeEntry: TimelineEntry {
  /// The date from which the entry is on the screen.
  let date: Date
  let temperature: Int
  /// The time of the measurement.
  let measured: Date
}

/// Returns a temperature from twenty minutes ago, with entries for later in case no reload comes.
struct AgeProvider: TimelineProvider {
  func placeholder(in context: Context) -> AgeEntry {
    AgeEntry(date: .now, temperature: 24, measured: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (AgeEntry) -> Void) {
    completion(AgeEntry(date: .now, temperature: 24, measured: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AgeEntry>) -> Void) {
    let now = Date.now
    let entries = (0...3).map { hour in
      AgeEntry(
        date: now.addingTimeInterval(Double(hour) * 3600), temperature: 24,
        measured: now.addingTimeInterval(-1200))
    }
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(1800))))
  }
}

struct AgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AgeWidget", provider: AgeProvider()) { entry in
      AgeView(temperature: entry.temperature, measured: entry.measured, shown: entry.date)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Jeju")
    .description("See how warm it is, and how old that is.")
    .supportedFamilies([.systemSmall])
  }
}
