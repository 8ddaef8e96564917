import SwiftUI
import WidgetKit

struct RainActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RainAttributes.self) { context in
      HStack {
        Text(context.attributes.place)
        Text("\(context.state.minutes)")
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.place) }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes)") }
      } compactLeading: {
        Image(systemName: "cloud.rain")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}
