import SwiftUI
import WidgetKit

struct RainActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RainAttributes.self) { context in
      HStack {
        Label(context.attributes.place, systemImage: "cloud.rain")
        Spacer()
        Text("\(context.state.minutes) min")
          .font(.title.bold())
          .lineLimit(1)
          .frame(width: 30)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.place, systemImage: "cloud.rain")
        }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
      } compactLeading: {
        Image(systemName: "cloud.rain")
      } compactTrailing: {
        Text("\(context.state.minutes)′")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}
