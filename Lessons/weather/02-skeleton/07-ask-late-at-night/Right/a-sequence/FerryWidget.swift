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
    let entries = Self.entries(from: now)
    completion(Timeline(entries: entries, policy: .after(entries.last?.departure ?? now)))
  }

  private static func entries(from now: Date) -> [FerryEntry] {
    func next(_ date: Date) -> Date? {
      Timetable.departures.compactMap {
        Calendar.current.nextDate(
          after: date, matching: $0, matchingPolicy: .nextTimePreservingSmallerComponents)
      }.min()
    }
    let dates = sequence(first: now) { next($0) }.prefix(8)
    return dates.compactMap { date in next(date).map { FerryEntry(date: date, departure: $0) } }
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
