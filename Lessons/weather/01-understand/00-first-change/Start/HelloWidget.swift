import SwiftUI
import WidgetKit

struct HelloEntry: TimelineEntry {
  let date: Date
}

struct HelloProvider: TimelineProvider {
  func placeholder(in context: Context) -> HelloEntry {
    HelloEntry(date: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (HelloEntry) -> Void) {
    completion(HelloEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HelloEntry>) -> Void) {
    completion(Timeline(entries: [HelloEntry(date: .now)], policy: .never))
  }
}

struct HelloEntryView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "sun.max.fill")
        .font(.largeTitle)
        .foregroundStyle(.orange)
      // TODO: write your own words between the quotation marks.
      Text("Hello, phone")
        .font(.title2)
        .bold()
    }
  }
}

@main
struct HelloWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HelloWidget", provider: HelloProvider()) { _ in
      HelloEntryView()
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Hello")
    .description("Be greeted whenever you look.")
    .supportedFamilies([.systemSmall])
  }
}
