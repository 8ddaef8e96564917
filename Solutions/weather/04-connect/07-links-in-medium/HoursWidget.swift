import SwiftUI
import WidgetKit

/// The weather of one hour.
struct Hour: Identifiable, Sendable {
  /// From 0 to 23.
  let hour: Int
  /// In degrees Celsius.
  let temperature: Int
  let symbolName: String

  var id: Int { hour }

  /// The link that opens the app on this hour, such as `rings://hour/15`.
  var link: URL { Hour.day.appending(path: "\(hour)") }

  /// The link that opens the app on the whole day.
  // swift-format-ignore: NeverForceUnwrap
  static let day = URL(string: "rings://hour")!
}

struct HoursEntry: TimelineEntry {
  let date: Date
  let hours: [Hour]
}

struct HoursProvider: TimelineProvider {
  /// The five hours after a date.
  private func entry(for date: Date) -> HoursEntry {
    let now = Calendar.current.component(.hour, from: date)
    let hours = (1...5).map { step in
      let hour = (now + step) % 24
      return Hour(
        hour: hour, temperature: 24 - abs(hour - 14),
        symbolName: (7..<19).contains(hour) ? "sun.max.fill" : "moon.fill")
    }
    return HoursEntry(date: date, hours: hours)
  }

  func placeholder(in context: Context) -> HoursEntry { entry(for: .now) }

  func getSnapshot(in context: Context, completion: @escaping (HoursEntry) -> Void) {
    completion(entry(for: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HoursEntry>) -> Void) {
    completion(Timeline(entries: [entry(for: .now)], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct HoursWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HoursWidget", provider: HoursProvider()) { entry in
      HoursView(city: "Jeju", hours: entry.hours)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Hours")
    .description("See the next five hours, and tap one for more.")
    .supportedFamilies([.systemMedium])
  }
}
