import SwiftUI
import WidgetKit

struct RainActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RainAttributes.self) { context in
      // TODO: show where and when it rains.
      Text("Rain")
        .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Rain") }
      } compactLeading: {
        Text("Rain")
      } compactTrailing: {
        EmptyView()
      } minimal: {
        Image(systemName: "cloud.rain")
      }
    }
  }
}
