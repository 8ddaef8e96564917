import SwiftUI
import WidgetKit

struct PageEntry: TimelineEntry {
  let date: Date
}

struct PageProvider: TimelineProvider {
  func placeholder(in context: Context) -> PageEntry { PageEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (PageEntry) -> Void) {
    completion(PageEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PageEntry>) -> Void) {
    completion(Timeline(entries: [PageEntry(date: .now)], policy: .after(.now + 3600)))
  }
}

/// The widget that people already have on their Home Screens.
struct TodayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TodayWidget", provider: PageProvider()) { entry in
      Text(entry.date, format: .dateTime.day())
        .font(.largeTitle)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Today")
    .description("See which day it is.")
    .supportedFamilies([.systemSmall])
  }
}

/// The new widget, copied from the other one.
struct WeekWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WeekWidget", provider: PageProvider()) { entry in
      Text("Week \(Calendar.current.component(.weekOfYear, from: entry.date))")
        .font(.title)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Week")
    .description("See which week of the year it is.")
    .supportedFamilies([.systemSmall])
  }
}
