import SwiftUI
import WidgetKit

/// A washing machine's program.
struct Programme: Codable, Sendable {
  var name: String
  var end: Date

  /// The program that's running now.
  ///
  /// Leave this as it is.
  static var current = Programme(name: "Cotton", end: .now.addingTimeInterval(47 * 60))
}

struct WashEntry: TimelineEntry {
  let date: Date
  let programme: Programme
}

struct WashProvider: TimelineProvider {
  func placeholder(in context: Context) -> WashEntry {
    WashEntry(date: .now, programme: .current)
  }

  func getSnapshot(in context: Context, completion: @escaping (WashEntry) -> Void) {
    completion(WashEntry(date: .now, programme: .current))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WashEntry>) -> Void) {
    // TODO: two entries are enough, one for now and one for the end.
    let programme = Programme.current
    let entries = (0..<60).map { minute in
      WashEntry(date: .now.addingTimeInterval(Double(minute) * 60), programme: programme)
    }
    // After the end, there's nothing new to ask for.
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct WashEntryView: View {
  let entry: WashEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.programme.name)
        .font(.headline)
      // TODO: show a text that counts by itself, and at the end the word “Done”.
      Text("\(Int(entry.programme.end.timeIntervalSince(entry.date) / 60)) min left")
        .font(.title2)
    }
  }
}

@main
struct WashWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WashWidget", provider: WashProvider()) { entry in
      WashEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Washing machine")
    .description("See when your washing is done.")
    .supportedFamilies([.systemSmall])
  }
}
