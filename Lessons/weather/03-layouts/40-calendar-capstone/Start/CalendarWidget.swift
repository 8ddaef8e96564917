import SwiftUI
import WidgetKit

/// A calendar page for every mode.
struct CalendarView: View {
  let entry: CalendarEntry

  var body: some View {
    // TODO: use everything from this ring on one small widget.
    ZStack {
      Color.white
      VStack {
        Text("Mon")
        Text("6")
        Text(entry.next)
      }
    }
  }
}

struct CalendarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CalendarWidget", provider: CalendarProvider()) { entry in
      CalendarView(entry: entry)
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Calendar")
    .description("See today and what comes next.")
    .supportedFamilies([.systemSmall])
  }
}
