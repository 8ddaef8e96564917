import SwiftUI
import WidgetKit

/// A page of a calendar, in every mode.
struct CalendarView: View {
  let entry: CalendarEntry
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    VStack(spacing: 4) {
      Text(entry.date, format: .dateTime.weekday(.wide))
        .font(.subheadline.bold())
        .foregroundColor(Color(red: 0.8, green: 0, blue: 0.1))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .widgetAccentable()
      Text(entry.date, format: .dateTime.day())
        .font(.largeTitle)
      HStack(alignment: .top, spacing: 4) {
        Text("\(entry.count)")
          .padding(.horizontal, 6)
          .background(.orange.opacity(mode == .accented ? 0.2 : 0.5), in: Circle())
        Text(entry.next)
          .opacity(0.65)
          .minimumScaleFactor(0.6)
      }
      .font(.caption)
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
