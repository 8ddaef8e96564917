import SwiftUI
import WidgetKit

/// A calendar page for every mode.
struct CalendarView: View {
  let entry: CalendarEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(entry.date, format: .dateTime.weekday(.abbreviated))
          .font(.headline)
          .foregroundStyle(.red)
          .widgetAccentable()
        Spacer(minLength: 4)
        CountBadge(count: entry.count)
      }
      Text(entry.date, format: .dateTime.day())
        .font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      Text(entry.next)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// A number on a fill, with only an outline when tinted.
struct CountBadge: View {
  let count: Int
  @Environment(\.widgetRenderingMode) private var renderingMode

  var body: some View {
    Text("\(count)")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background {
        if renderingMode == .fullColor {
          Capsule().fill(Color(red: 0.6, green: 0.05, blue: 0.1))
        } else {
          Capsule().strokeBorder(lineWidth: 1)
        }
      }
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
