import ActivityKit
import SwiftUI
import WidgetKit

/// The queue as a Live Activity, which iOS has since 16.1.
@available(iOS 16.1, *)
struct QueueAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var ahead: Int
  }

  let place: String
}

@available(iOS 16.1, *)
struct QueueActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: QueueAttributes.self) { context in
      if #available(iOS 16.2, *) {
        VStack(alignment: .leading) {
          Text(context.attributes.place).font(.headline)
          QueueView(ahead: context.state.ahead)
          if context.isStale { Text("Not up to date").font(.caption) }
        }
        .padding()
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { QueueView(ahead: context.state.ahead) }
      } compactLeading: {
        Image(systemName: "person.2")
      } compactTrailing: {
        Text(context.state.ahead, format: .number)
      } minimal: {
        Text(context.state.ahead, format: .number)
      }
    }
  }
}
