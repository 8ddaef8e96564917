import SwiftUI
import WidgetKit

extension View {
  /// The widget's own background: in its container from iOS 17 on, behind the view before.
  @ViewBuilder func plainWidgetBackground() -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(.background, for: .widget)
    } else {
      padding()
    }
  }
}

/// The day's steps.
@available(iOS 16.0, *)
struct StepsView: View {
  let entry: StepsEntry

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "figure.walk")
        .font(.title)
        .widgetAccentable()
      Text("\(entry.steps)")
        .font(.largeTitle)
        .widgetAccentable()
      Text("steps today")
        .font(.caption)
    }
  }
}

@available(iOS 16.0, *)
struct StepsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "StepsWidget", provider: StepsProvider()) { entry in
      StepsView(entry: entry)
        .plainWidgetBackground()
    }
    .configurationDisplayName("Steps")
    .description("Count the steps of the day.")
    .supportedFamilies([.systemSmall])
  }
}
