import SwiftUI
import WidgetKit

/// The next train.
struct Train: Hashable {
  var number: String
  var destination: String
  /// The planned departure time.
  var departure: Date
  var platform: Int
  /// The delay in minutes, or 0 if the train is on time.
  var delay: Int
}

struct TrainEntry: TimelineEntry {
  let date: Date
  let train: Train

  init(date: Date) {
    self.date = date
    train = Train(
      number: "IC 4711", destination: "Busan", departure: date.addingTimeInterval(1500),
      platform: 3, delay: 12)
  }
}

struct TrainProvider: TimelineProvider {
  func placeholder(in context: Context) -> TrainEntry { TrainEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TrainEntry) -> Void) {
    completion(TrainEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TrainEntry>) -> Void) {
    completion(Timeline(entries: [TrainEntry(date: .now)], policy: .after(.now + 3600)))
  }
}

@main
struct TrainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TrainWidget", provider: TrainProvider()) { entry in
      TrainView(train: entry.train)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Next train")
    .description("See when your train goes, and from where.")
    .supportedFamilies([.systemSmall])
  }
}
