import SwiftUI
import WidgetKit

struct AlarmEntry: TimelineEntry {
  let date: Date
  let time: String
  let word: String
}

struct AlarmProvider: TimelineProvider {
  func placeholder(in context: Context) -> AlarmEntry {
    AlarmEntry(date: .now, time: "6:30", word: "Swimming")
  }

  func getSnapshot(in context: Context, completion: @escaping (AlarmEntry) -> Void) {
    completion(AlarmEntry(date: .now, time: "6:30", word: "Swimming"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AlarmEntry>) -> Void) {
    let entry = AlarmEntry(date: .now, time: "6:30", word: "Swimming")
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct AlarmWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Alarm", provider: AlarmProvider()) { entry in
      AlarmView(time: entry.time, word: entry.word)
        .containerBackground(Color(red: 1, green: 0.84, blue: 0.2), for: .widget)
    }
    .configurationDisplayName("Next alarm")
    .description("See when you have to get up.")
    .supportedFamilies([.systemSmall])
  }
}
