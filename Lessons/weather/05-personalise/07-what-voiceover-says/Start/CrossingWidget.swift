import SwiftUI
import WidgetKit

struct CrossingEntry: TimelineEntry {
  let date: Date
  let crossing: Crossing
}

struct CrossingProvider: TimelineProvider {
  private let crossing = Crossing(island: "Ulleung", isRunning: true, wind: 4, waves: 2)

  func placeholder(in context: Context) -> CrossingEntry {
    CrossingEntry(date: .now, crossing: crossing)
  }

  func getSnapshot(in context: Context, completion: @escaping (CrossingEntry) -> Void) {
    completion(CrossingEntry(date: .now, crossing: crossing))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CrossingEntry>) -> Void) {
    completion(Timeline(entries: [CrossingEntry(date: .now, crossing: crossing)], policy: .never))
  }
}

@main
struct CrossingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CrossingWidget", provider: CrossingProvider()) { entry in
      CrossingView(crossing: entry.crossing)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Ferry")
    .description("See whether the ferry runs.")
    .supportedFamilies([.systemSmall])
  }
}
