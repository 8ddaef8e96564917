import SwiftUI
import WidgetKit

struct WalkEntry: TimelineEntry {
  let date: Date
  let walk: Walk
}

struct WalkProvider: TimelineProvider {
  func placeholder(in context: Context) -> WalkEntry {
    WalkEntry(date: .now, walk: .today)
  }

  func getSnapshot(in context: Context, completion: @escaping (WalkEntry) -> Void) {
    completion(WalkEntry(date: .now, walk: .today))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WalkEntry>) -> Void) {
    let entry = WalkEntry(date: .now, walk: .today)
    completion(Timeline(entries: [entry], policy: .after(.now + 3600)))
  }
}

struct WalkEntryView: View {
  let walk: Walk

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(walk.minutes)").font(.system(size: 34))
      Text("of \(walk.goal) min\n\(walk.steps) steps\n\(walk.floors) floors\n\(walk.calories) kcal").font(.caption2)
    }
  }
}

@main
struct WalkWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WalkWidget", provider: WalkProvider()) { entry in
      WalkEntryView(walk: entry.walk)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Walking")
    .description("See whether you have walked enough today.")
    .supportedFamilies([.systemSmall])
  }
}
