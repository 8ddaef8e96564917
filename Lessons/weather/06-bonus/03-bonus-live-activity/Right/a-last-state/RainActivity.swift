import SwiftUI
import WidgetKit

struct RainCard: View {
  let place: String
  let minutes: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Rain in \(place)")
      Text("in \(minutes) minutes")
        .font(.headline)
    }
  }
}

struct RainActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RainAttributes.self) { context in
      RainCard(place: context.attributes.place, minutes: context.state.minutes)
        .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          RainCard(place: context.attributes.place, minutes: context.state.minutes)
        }
      } compactLeading: {
        Image(systemName: "umbrella.fill")
      } compactTrailing: {
        Text(context.state.minutes, format: .number)
      } minimal: {
        Text(context.state.minutes, format: .number)
          .minimumScaleFactor(0.7)
      }
    }
  }
}
