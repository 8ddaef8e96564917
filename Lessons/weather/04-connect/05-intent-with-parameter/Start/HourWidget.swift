import SwiftUI
import WidgetKit

/// The stored hour that the widget shows.
enum ShownHour {
  /// The hours with a forecast.
  static let all = 9...14

  static var value: Int {
    get { UserDefaults.standard.object(forKey: "shown.hour") as? Int ?? all.lowerBound }
    set { UserDefaults.standard.set(newValue, forKey: "shown.hour") }
  }
}

struct HourEntry: TimelineEntry {
  let date: Date
  let hour: Int
}

struct HourProvider: TimelineProvider {
  func placeholder(in context: Context) -> HourEntry {
    HourEntry(date: .now, hour: ShownHour.all.lowerBound)
  }

  func getSnapshot(in context: Context, completion: @escaping (HourEntry) -> Void) {
    completion(HourEntry(date: .now, hour: ShownHour.value))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HourEntry>) -> Void) {
    let entry = HourEntry(date: .now, hour: ShownHour.value)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct HourWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HourWidget", provider: HourProvider()) { entry in
      VStack {
        Text("\(entry.hour):00")
          .font(.headline)
        Text("\(26 - abs(entry.hour - 13))°")
          .font(.system(size: 40, weight: .light))
        Spacer(minLength: 0)
        HourButtons(hour: entry.hour)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Hour by hour")
    .description("Walk through the hours of the day.")
    .supportedFamilies([.systemSmall])
  }
}
