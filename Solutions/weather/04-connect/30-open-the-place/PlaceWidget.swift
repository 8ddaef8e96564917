import SwiftUI
import WidgetKit

struct PlaceEntry: TimelineEntry {
  let date: Date
  let place: Place
}

/// Shows the places one after the other, each for an hour.
///
/// Leave this file as it is.
struct PlaceProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlaceEntry {
    PlaceEntry(date: .now, place: Place.all[0])
  }

  func getSnapshot(in context: Context, completion: @escaping (PlaceEntry) -> Void) {
    completion(PlaceEntry(date: .now, place: Place.all[0]))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void) {
    let entries = Place.all.enumerated().map { index, place in
      PlaceEntry(date: .now.addingTimeInterval(Double(index) * 3600), place: place)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct PlaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PlaceWidget", provider: PlaceProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.place.name)
          .font(.headline)
        Spacer()
        Text("\(entry.place.temperature)°")
          .font(.system(size: 44, weight: .light))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .widgetURL(entry.place.link)
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Places")
    .description("See one place after the other.")
    .supportedFamilies([.systemSmall])
  }
}
