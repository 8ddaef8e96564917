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

/// Puts a view in the accent group from iOS 16 on.
struct AccentedWherePossible: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16.0, *) {
      content.widgetAccentable()
    } else {
      content
    }
  }
}

/// Today's steps.
struct StepsView: View {
  let entry: StepsEntry

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "figure.walk")
        .font(.title)
        .modifier(AccentedWherePossible())
      Text("\(entry.steps)")
        .font(.largeTitle)
        .modifier(AccentedWherePossible())
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
