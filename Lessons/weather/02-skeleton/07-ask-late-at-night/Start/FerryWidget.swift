import SwiftUI
import WidgetKit

struct FerryEntry: TimelineEntry {
  let date: Date
  /// The departure of the next ferry after `date`.
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
    // TODO: make entries for the next departures, whenever the system asks.
    var date = Date.now
    var entries: [FerryEntry] = []
    for time in Timetable.departures {
      let departure = Calendar.current.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: .now)
      guard let departure else { continue }
      entries.append(FerryEntry(date: date, departure: departure))
      date = departure
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
