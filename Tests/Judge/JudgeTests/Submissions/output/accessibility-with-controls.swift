// Has escape sequences in its labels.
// exercise: greeting-widget
// checks: failed failed
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
        .accessibilityLabel("\u{1B}[31mHello, Mina\u{1B}[0m")
        .accessibilityIdentifier("\u{1B}]8;;http://example.com\u{7}")
        .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
