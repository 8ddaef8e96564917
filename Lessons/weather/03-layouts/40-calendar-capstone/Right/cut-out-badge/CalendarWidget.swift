import SwiftUI
import WidgetKit

/// A page of a calendar, in every mode.
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
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      Text(entry.date, format: .dateTime.day())
        .font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      Text(entry.next)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
        .minimumScaleFactor(0.7)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// A number cut out of its fill.
struct CountBadge: View {
  let count: Int

  var body: some View {
    Text("\(count)")
      .font(.footnote.bold())
      .padding(6)
      .blendMode(.destinationOut)
      .background(Color(red: 0.75, green: 0.1, blue: 0.1), in: RoundedRectangle(cornerRadius: 4))
      .compositingGroup()
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
