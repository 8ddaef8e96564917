import SwiftUI
import WidgetKit

extension View {
  /// Adds the widget's background from iOS 17 on, and padding on older systems.
  @ViewBuilder func plainWidgetBackground() -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(.background, for: .widget)
    } else {
      padding()
    }
  }
}

// TODO: widgetAccentable() needs iOS 16, but this app supports iOS 15. Check the version, once.

/// Today's steps.
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
