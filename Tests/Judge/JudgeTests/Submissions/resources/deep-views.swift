// Nests views twenty thousand levels deep.
// exercise: greeting-widget
// checks: crashed|timedOut|outOfMemory|failed failed
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
      nested(20_000)
        .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

func nested(_ depth: Int) -> AnyView {
  var view = AnyView(Text("?"))
  for _ in 0..<depth { view = AnyView(view.padding(0)) }
  return view
}
