import ActivityKit
import SwiftUI
import WidgetKit

/// The queue as a Live Activity, which exists from iOS 16.1 on.
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
      VStack(alignment: .leading) {
        Text(context.attributes.place).font(.headline)
        QueueView(ahead: context.state.ahead)
        if isOld(context) { Text("Not up to date").font(.caption) }
      }
      .padding()
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

  /// Returns whether the number is outdated, which iOS knows from 16.2 on.
  private func isOld(_ context: ActivityViewContext<QueueAttributes>) -> Bool {
    if #available(iOS 16.2, *) { return context.isStale }
    return false
  }
}
