// Shows a text of a hundred million characters.
// exercise: greeting-widget
// checks: timedOut|outOfMemory|crashed|failed failed
// request: 2
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
      Text(String(repeating: "Hello ", count: 16_000_000))
        .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
