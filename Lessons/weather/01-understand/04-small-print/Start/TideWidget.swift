import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  let tide: Tide

  init(date: Date) {
    self.date = date
    tide = Tide(place: "Sokcho", time: date, height: 38)
  }
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [TideEntry(date: .now)], policy: .atEnd))
  }
}

@main
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TideWidget", provider: TideProvider()) { entry in
      TideView(tide: entry.tide)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("High tide")
    .description("See when the water is highest.")
    .supportedFamilies([.systemSmall])
  }
}
