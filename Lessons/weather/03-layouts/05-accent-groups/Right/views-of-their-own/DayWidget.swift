import SwiftUI
import WidgetKit

struct Weekday: View {
  let date: Date

  var body: some View {
    Text(date.formatted(.dateTime.weekday(.wide)))
      .font(.footnote)
      .bold()
  }
}

struct DayOfMonth: View {
  let date: Date

  var body: some View {
    Text("\(Calendar.current.component(.day, from: date))").font(.largeTitle)
  }
}

struct DayView: View {
  let entry: DayEntry

  var body: some View {
    VStack {
      Group { Weekday(date: entry.date) }
        .foregroundStyle(Color(red: 0.8, green: 0.1, blue: 0.15))
        .widgetAccentable(true)
      DayOfMonth(date: entry.date)
      Text(entry.next).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

struct DayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DayWidget", provider: DayProvider()) { entry in
      DayView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
