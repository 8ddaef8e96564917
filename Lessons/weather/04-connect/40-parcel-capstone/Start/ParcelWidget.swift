import AppIntents
import SwiftUI
import WidgetKit

struct ParcelEntry: TimelineEntry {
  let date: Date
  // TODO: add the parcel, and whether it's old.
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

// TODO: add an intent that stores whether the parcel may be left next door.

struct ParcelView: View {
  let entry: ParcelEntry

  var body: some View {
    // TODO: add the stops, the place, the switch and the link.
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
