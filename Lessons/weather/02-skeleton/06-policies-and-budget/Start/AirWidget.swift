import SwiftUI
import WidgetKit

struct AirEntry: TimelineEntry {
  let date: Date
  let reading: Reading?
}

struct AirProvider: TimelineProvider {
  func placeholder(in context: Context) -> AirEntry {
    AirEntry(date: .now, reading: Reading(dust: 20, date: .now))
  }

  func getSnapshot(in context: Context, completion: @escaping (AirEntry) -> Void) {
    completion(AirEntry(date: .now, reading: Station.latest))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AirEntry>) -> Void) {
    let now = Date.now
    let reading = Station.latest
    // TODO: stay current, but make the budget last all day. After an old reading, ask sooner.
    let next = now.addingTimeInterval(5 * 60)
    let entry = AirEntry(date: now, reading: reading)
    completion(Timeline(entries: [entry], policy: .after(next)))
  }
}

struct AirEntryView: View {
  let entry: AirEntry

  var body: some View {
    VStack {
      Text("Fine dust")
      if let reading = entry.reading {
        Text("\(reading.dust)")
          .font(.largeTitle)
      } else {
        Text("–")
          .font(.largeTitle)
      }
    }
  }
}

@main
struct AirWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AirWidget", provider: AirProvider()) { entry in
      AirEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Air")
    .description("See whether to open the window.")
    .supportedFamilies([.systemSmall])
  }
}
