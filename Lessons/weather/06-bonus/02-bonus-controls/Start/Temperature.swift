import SwiftUI
import WidgetKit

/// The user's temperature unit.
enum Unit {
  static var isCelsius: Bool {
    get { UserDefaults.standard.object(forKey: "celsius") as? Bool ?? true }
    set { UserDefaults.standard.set(newValue, forKey: "celsius") }
  }
}

struct TemperatureEntry: TimelineEntry {
  let date: Date
  let degrees: Int
}

struct TemperatureProvider: TimelineProvider {
  private var now: TemperatureEntry {
    TemperatureEntry(date: .now, degrees: Unit.isCelsius ? 23 : 73)
  }

  func placeholder(in context: Context) -> TemperatureEntry { now }

  func getSnapshot(in context: Context, completion: @escaping (TemperatureEntry) -> Void) {
    completion(now)
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<TemperatureEntry>) -> Void
  ) {
    completion(Timeline(entries: [now], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct TemperatureWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Temperature", provider: TemperatureProvider()) { entry in
      Text("\(entry.degrees)°")
        .font(.largeTitle)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Temperature")
    .description("See how warm it is.")
    .supportedFamilies([.systemSmall])
  }
}
