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
    // TODO: what do people want to know in one second? Leave out the rest.
    VStack(alignment: .leading, spacing: 1) {
      Label("Strider", systemImage: "figure.walk")
        .font(.headline)
      Text("Today's activity")
        .font(.system(size: 10))
      Text("\(walk.minutes) of \(walk.goal) min")
        .font(.system(size: 12))
      Text("\(walk.steps) steps")
        .font(.system(size: 12))
      Text("\(walk.floors) floors")
        .font(.system(size: 12))
      Text("\(walk.calories) kcal, \(walk.heartRate) bpm on average")
        .font(.system(size: 9))
      Text("Longest walk: \(walk.longest)")
        .font(.system(size: 9))
      Text("Tap to see all your statistics")
        .font(.system(size: 8))
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
