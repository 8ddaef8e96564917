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
    let now = Date.now
    let calendar = Calendar.current
    let midnight = calendar.startOfDay(for: now)
    var departures: [Date] = []
    for day in 0...5 {
      guard let start = calendar.date(byAdding: .day, value: day, to: midnight) else { continue }
      departures += Timetable.departures.compactMap { calendar.date(byAdding: $0, to: start) }
    }
    let ahead = departures.filter { $0 > now }.sorted()
    let starts = [now] + ahead
    let entries = zip(starts, ahead).prefix(5).map { FerryEntry(date: $0, departure: $1) }
    completion(
      Timeline(entries: entries, policy: .after(ahead.first ?? now.addingTimeInterval(3600))))
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
