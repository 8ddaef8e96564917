import SwiftUI
import WidgetKit

struct FerryEntry: TimelineEntry {
  let date: Date
  /// When the next ferry leaves, seen from `date`.
  let departure: Date
}

struct FerryProvider: TimelineProvider {
  func placeholder(in context: Context) -> FerryEntry {
    FerryEntry(date: .now, departure: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (FerryEntry) -> Void) {
    completion(FerryEntry(date: .now, departure: .now.addingTimeInterval(1200)))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FerryEntry>) -> Void) {
    var date = Date.now
    var entries: [FerryEntry] = []
    let c = Calendar.current
    for _ in 0..<6 {
      let n = Timetable.departures.compactMap {
        c.nextDate(after: date, matching: $0, matchingPolicy: .nextTime)
      }.min()!; entries.append(FerryEntry(date: date, departure: n));
      date = n.addingTimeInterval(60)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct FerryEntryView: View {
  let entry: FerryEntry

  var body: some View {
    VStack {
      Text("Next ferry")
      Text(entry.departure, style: .time)
        .font(.title)
    }
  }
}

@main
struct FerryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FerryWidget", provider: FerryProvider()) { entry in
      FerryEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Ferry")
    .description("See when to be at the pier.")
    .supportedFamilies([.systemSmall])
  }
}
