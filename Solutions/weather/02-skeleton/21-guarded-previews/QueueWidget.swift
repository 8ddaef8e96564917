import SwiftUI
import WidgetKit

struct QueueEntry: TimelineEntry {
  var date = Date.now
  /// The number of people who are served before you.
  let ahead: Int
}

struct QueueProvider: TimelineProvider {
  func placeholder(in context: Context) -> QueueEntry { QueueEntry(ahead: 3) }

  func getSnapshot(in context: Context, completion: @escaping (QueueEntry) -> Void) {
    completion(QueueEntry(ahead: 3))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<QueueEntry>) -> Void) {
    let next = Date.now.addingTimeInterval(1800)
    completion(Timeline(entries: [QueueEntry(ahead: 3)], policy: .after(next)))
  }
}

/// The number of people ahead, or that it's your turn.
struct QueueView: View {
  let ahead: Int

  var body: some View {
    if ahead == 0 {
      Text("Your turn").font(.title2.bold())
    } else {
      VStack(alignment: .leading) {
        Text(ahead, format: .number).font(.largeTitle.bold())
        Text("ahead of you")
      }
    }
  }
}

extension View {
  /// Adds the container background that iOS 17 needs, and only padding on older systems.
  @ViewBuilder func widgetSurface() -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(.background, for: .widget)
    } else {
      padding()
    }
  }
}

struct QueueWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "QueueWidget", provider: QueueProvider()) { entry in
      QueueView(ahead: entry.ahead).widgetSurface()
    }
    .configurationDisplayName("Queue")
    .description("See when it is your turn.")
    .supportedFamilies([.systemSmall])
  }
}

@main
struct QueueBundle: WidgetBundle {
  var body: some Widget {
    if #available(iOS 16.1, *) {
      return WidgetBundleBuilder.buildBlock(QueueWidget(), QueueActivity())
    } else {
      return QueueWidget()
    }
  }
}
