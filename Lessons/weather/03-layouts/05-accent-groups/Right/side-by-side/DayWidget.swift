import SwiftUI
import WidgetKit

struct Highlighted: ViewModifier {
  @Environment(\.widgetRenderingMode) private var renderingMode

  func body(content: Content) -> some View {
    content
      .foregroundStyle(.red)
      .widgetAccentable(renderingMode == .accented)
  }
}

struct DayView: View {
  let entry: DayEntry

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text(entry.date, format: .dateTime.day()).font(.system(size: 40))
        Text(entry.date, format: .dateTime.weekday(.abbreviated))
          .font(.headline)
          .modifier(Highlighted())
      }
      .widgetAccentable(false)
      Spacer()
      HStack {
        Image(systemName: "calendar")
        Text(entry.next)
      }
      .font(.caption)
    }
  }
}

struct DayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DayWidget", provider: DayProvider()) { entry in
      DayView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Day")
    .supportedFamilies([.systemSmall])
  }
}
