// Each view contains the next one twice.
// exercise: greeting-widget
// checks: timedOut|outOfMemory|crashed|failed failed
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
    completion(Timeline(entries: [GreetingEntry(date: .now)], policy: .never))
  }
}

struct GreetingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Greeting", provider: GreetingProvider()) { _ in
      Doubled(depth: 40)
        .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Doubled: View {
  var depth: Int

  var body: some View {
    VStack {
      if depth > 0 {
        AnyView(Doubled(depth: depth - 1))
        AnyView(Doubled(depth: depth - 1))
      }
    }
  }
}
