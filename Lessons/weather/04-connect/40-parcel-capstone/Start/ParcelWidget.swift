import AppIntents
import SwiftUI
import WidgetKit

struct ParcelEntry: TimelineEntry {
  let date: Date
  // TODO: what is known, and whether it is old.
}

struct ParcelProvider: TimelineProvider {
  func placeholder(in context: Context) -> ParcelEntry { ParcelEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (ParcelEntry) -> Void) {
    completion(ParcelEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ParcelEntry>) -> Void) {
    // TODO: ask the service once.
    completion(Timeline(entries: [ParcelEntry(date: .now)], policy: .never))
  }
}

// TODO: an intent that stores whether the parcel may be left next door.

struct ParcelView: View {
  let entry: ParcelEntry

  var body: some View {
    // TODO: stops, place, switch, link.
    Text("Parcel")
  }
}

struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Parcel", provider: ParcelProvider()) { entry in
      ParcelView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Parcel")
    .description("See how far your parcel is.")
    .supportedFamilies([.systemMedium])
  }
}
