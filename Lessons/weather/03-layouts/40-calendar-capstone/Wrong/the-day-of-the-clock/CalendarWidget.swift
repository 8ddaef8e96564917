import SwiftUI
import WidgetKit

struct CalendarView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: CalendarEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(Date.now, format: .dateTime.weekday(.abbreviated))
          .font(.headline)
          .widgetAccentable()
        Spacer(minLength: 4)
        Text("\(entry.count)")
          .font(.footnote.bold())
          .foregroundStyle(.white)
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background {
            if mode == .fullColor {
              Capsule().fill(Color(red: 0.75, green: 0.1, blue: 0.15))
            } else {
              Capsule().strokeBorder()
            }
          }
      }
      Text(Date.now, format: .dateTime.day())
        .font(.system(size: 44, weight: .semibold))
      Spacer(minLength: 0)
      Text(entry.next)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(3)
        .minimumScaleFactor(0.8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct CalendarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CalendarWidget", provider: CalendarProvider()) { entry in
      CalendarView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Calendar")
    .description("See today and what comes next.")
    .supportedFamilies([.systemSmall])
  }
}
