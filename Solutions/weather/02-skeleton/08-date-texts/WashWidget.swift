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
    let programme = Programme.current
    let entries = [
      WashEntry(date: .now, programme: programme),
      WashEntry(date: programme.end, programme: programme),
    ]
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct WashEntryView: View {
  let entry: WashEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.programme.name)
        .font(.headline)
      if entry.date < entry.programme.end {
        Text(timerInterval: entry.date...entry.programme.end)
          .font(.title2)
          .monospacedDigit()
      } else {
        Text("Done")
          .font(.title2)
      }
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
