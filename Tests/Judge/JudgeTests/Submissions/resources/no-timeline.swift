// Never delivers its timeline.
// exercise: greeting-widget
// checks: failed|timedOut failed|timedOut
// request: 1
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
    _ = completion
  }
}

struct GreetingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Greeting", provider: GreetingProvider()) { _ in
      Text("?")
        .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
