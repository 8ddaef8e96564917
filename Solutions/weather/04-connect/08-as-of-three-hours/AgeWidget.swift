import SwiftUI
import WidgetKit

struct AgeEntry: TimelineEntry {
  /// When it is shown.
  let date: Date
  let temperature: Int
  /// When the temperature was measured.
  let measured: Date
}

/// What was measured twenty minutes ago, and what is left of it if no reload comes.
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
