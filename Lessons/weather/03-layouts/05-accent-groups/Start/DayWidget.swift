import SwiftUI
import WidgetKit

/// A calendar page with the weekday, the day of the month, and the next event.
struct DayView: View {
  let entry: DayEntry

  // TODO: the tint marks everything, so nothing stands out. Mark only the weekday.
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.date, format: .dateTime.weekday(.abbreviated))
        .textCase(.uppercase)
        .font(.caption.bold())
        .foregroundStyle(.red)
      Text(entry.date, format: .dateTime.day())
        .font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      Label(entry.next, systemImage: "clock")
        .font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .widgetAccentable()
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
