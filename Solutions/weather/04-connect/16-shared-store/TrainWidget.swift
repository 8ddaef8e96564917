import SwiftUI
import WidgetKit

struct TrainEntry: TimelineEntry {
  let date: Date
  let departure: Departure?
}

struct TrainProvider: TimelineProvider {
  func placeholder(in context: Context) -> TrainEntry { TrainEntry(date: .now, departure: nil) }

  func getSnapshot(in context: Context, completion: @escaping (TrainEntry) -> Void) {
    completion(TrainEntry(date: .now, departure: DepartureStore.last))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TrainEntry>) -> Void) {
    let entry = TrainEntry(date: .now, departure: DepartureStore.last)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

@main
struct TrainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TrainWidget", provider: TrainProvider()) { entry in
      VStack(alignment: .leading) {
        if let departure = entry.departure {
          Text(departure.destination)
            .font(.headline)
          Text("Platform \(departure.platform)")
        } else {
          Text("No train")
        }
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Train")
    .description("See where your next train leaves.")
    .supportedFamilies([.systemSmall])
  }
}
