import SwiftUI
import WidgetKit

struct OwnEntry: TimelineEntry {
  let date: Date
  /// The end of daylight, or nil after that.
  let sunset: Date?
}

struct OwnProvider: TimelineProvider {
  private func sunset(of date: Date) -> Date? {
    Calendar.current.date(bySettingHour: 18, minute: 40, second: 0, of: date)
  }

  private func entry(_ date: Date) -> OwnEntry {
    let sunset = sunset(of: date)
    return OwnEntry(date: date, sunset: sunset.flatMap { $0 > date ? $0 : nil })
  }

  func placeholder(in context: Context) -> OwnEntry { entry(.now) }

  func getSnapshot(in context: Context, completion: @escaping (OwnEntry) -> Void) {
    completion(entry(.now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OwnEntry>) -> Void) {
    let now = Date.now
    let midnight = Calendar.current.startOfDay(for: now).addingTimeInterval(86_400)
    let dates = [now, sunset(of: now), midnight].compactMap { $0 }.filter { $0 >= now }
    completion(Timeline(entries: dates.map(entry), policy: .after(midnight + 3600)))
  }
}

struct OwnEntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: OwnEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if family != .accessoryRectangular {
        Label("Behind the house", systemImage: "house")
          .font(.footnote)
          .privacySensitive()
      } else {
        Text("Behind the house").privacySensitive()
      }
      if let sunset = entry.sunset {
        Text("Light until")
        Text(sunset, style: .time).font(.title2.bold())
      } else {
        Text("It is dark").font(.title2.bold())
      }
      if family == .systemLarge {
        Text("Take a lamp when you walk the dog later than that.")
          .font(.body)
      }
    }
    .minimumScaleFactor(0.4)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .widgetURL(URL(string: "dog://walk"))
  }
}

@main
struct OwnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Light", provider: OwnProvider()) { entry in
      OwnEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Daylight")
    .description("Know until when you can walk the dog without a lamp.")
    .supportedFamilies([.systemSmall, .systemLarge, .accessoryRectangular])
  }
}

#Preview("By day", as: .systemSmall) {
  OwnWidget()
} timeline: {
  OwnEntry(date: .now, sunset: .now + 3600)
}

#Preview("By night", as: .systemLarge) {
  OwnWidget()
} timeline: {
  OwnEntry(date: .now, sunset: nil)
}
