// Its frames have sizes that aren't numbers.
// exercise: greeting-widget
// checks: failed|crashed failed
import SwiftUI
import WidgetKit

struct GreetingEntry: TimelineEntry {
  var date: Date
}

struct GreetingProvider: TimelineProvider {
  func placeholder(in context: Context) -> GreetingEntry { GreetingEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (GreetingEntry) -> Void) {
    completion(GreetingEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<GreetingEntry>) -> Void) {
    completion(Timeline(entries: [GreetingEntry(date: .now)], policy: .never))
  }
}

struct GreetingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Greeting", provider: GreetingProvider()) { _ in
      Text("?")
        .frame(width: .nan, height: .infinity)
        .offset(x: -.infinity, y: .nan)
        .scaleEffect(.nan)
        .rotationEffect(.degrees(.infinity))
        .padding(.greatestFiniteMagnitude)
        .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
