import SwiftUI
import WidgetKit

struct RainEntry: TimelineEntry {
  let date: Date
  /// As a percentage.
  let chance: Int
}

struct RainProvider: TimelineProvider {
  func placeholder(in context: Context) -> RainEntry { RainEntry(date: .now, chance: 70) }

  func getSnapshot(in context: Context, completion: @escaping (RainEntry) -> Void) {
    completion(RainEntry(date: .now, chance: 70))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<RainEntry>) -> Void) {
    let entries = [70, 5, 100].enumerated().map { place, chance in
      RainEntry(date: .now.addingTimeInterval(Double(place) * 3600), chance: chance)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct RainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RainWidget", provider: RainProvider()) { entry in
      RainCircle(chance: entry.chance)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Rain")
    .description("See whether to take an umbrella.")
    .supportedFamilies([.accessoryCircular])
  }
}
