import SwiftUI
import WidgetKit

/// The chance of rain in percent for each hour, starting now.
enum Forecast {
  static var chances: [Int] {
    get { UserDefaults.standard.array(forKey: "chances") as? [Int] ?? example }
    set { UserDefaults.standard.set(newValue, forKey: "chances") }
  }

  private static let example = [0, 10, 70, 90, 40, 0, 20, 0]
}

struct RainProvider: TimelineProvider {
  func placeholder(in context: Context) -> RainEntry { RainEntry(date: .now, chance: 0) }

  func getSnapshot(in context: Context, completion: @escaping (RainEntry) -> Void) {
    completion(RainEntry(date: .now, chance: Forecast.chances.first ?? 0))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<RainEntry>) -> Void) {
    let now = Date.now
    let entries = Forecast.chances.enumerated().map { hour, chance in
      RainEntry(date: now.addingTimeInterval(Double(hour) * 3600), chance: chance)
    }
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(24 * 3600))))
  }
}

struct RainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rain", provider: RainProvider()) { entry in
      VStack {
        Image(systemName: entry.chance >= 50 ? "cloud.rain.fill" : "cloud")
        Text("\(entry.chance) %")
          .font(.title)
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Rain")
    .description("See whether to take an umbrella.")
    .supportedFamilies([.systemSmall])
  }
}

struct TideEntry: TimelineEntry {
  let date: Date
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entries = (0..<4).map { TideEntry(date: .now.addingTimeInterval(Double($0) * 6 * 3600)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// The widget on top of the stack.
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
      Text(entry.date, style: .time)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Tides")
    .description("See when the tide turns.")
    .supportedFamilies([.systemSmall])
  }
}
