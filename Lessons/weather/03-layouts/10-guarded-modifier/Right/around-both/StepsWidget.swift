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

@available(iOS 16.0, *)
struct Accent<Content: View>: View {
  let content: Content

  var body: some View { content.widgetAccentable(true) }
}

struct IfPossible<Content: View>: View {
  @ViewBuilder let content: () -> Content

  @ViewBuilder var body: some View {
    if #available(iOS 16, *) { Accent(content: content()) } else { content() }
  }
}

/// The day's steps.
struct StepsView: View {
  let entry: StepsEntry

  var body: some View {
    VStack(spacing: 4) {
      IfPossible {
        Image(systemName: "figure.walk")
          .font(.title)
        Text("\(entry.steps)")
          .font(.largeTitle)
      }
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
