import SwiftUI
import WidgetKit

struct ReadingEntry: TimelineEntry {
  let date: Date
  let book: Book
}

struct ReadingProvider: TimelineProvider {
  func placeholder(in context: Context) -> ReadingEntry {
    ReadingEntry(date: .now, book: .current)
  }

  func getSnapshot(in context: Context, completion: @escaping (ReadingEntry) -> Void) {
    completion(ReadingEntry(date: .now, book: .current))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ReadingEntry>) -> Void) {
    completion(Timeline(entries: [ReadingEntry(date: .now, book: .current)], policy: .never))
  }
}

@main
struct ReadingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ReadingWidget", provider: ReadingProvider()) { entry in
      ReadingView(book: entry.book)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Reading")
    .description("See how far you have read.")
    .supportedFamilies([.systemSmall])
  }
}
