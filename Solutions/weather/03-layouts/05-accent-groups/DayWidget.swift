import SwiftUI
import WidgetKit

/// A calendar page with the weekday, the day of the month, and the next event.
struct DayView: View {
  let entry: DayEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.date, format: .dateTime.weekday(.abbreviated))
        .textCase(.uppercase)
        .font(.caption.bold())
        .foregroundStyle(.red)
        .widgetAccentable()
      Text(entry.date, format: .dateTime.day())
        .font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      Label(entry.next, systemImage: "clock")
        .font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct DayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DayWidget", provider: DayProvider()) { entry in
      DayView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Day")
    .description("See what today brings.")
    .supportedFamilies([.systemSmall])
  }
}
