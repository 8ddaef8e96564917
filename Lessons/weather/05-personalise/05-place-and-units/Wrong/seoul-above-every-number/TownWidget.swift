import AppIntents
import SwiftUI
import WidgetKit

struct TownEntry: TimelineEntry {
  let date: Date
  let name: String
  let temperature: String
}

struct TownProvider: AppIntentTimelineProvider {
  private func entry(for configuration: ChooseTownIntent) -> TownEntry {
    TownEntry(
      date: .now, name: "Seoul", temperature: configuration.temperatureText)
  }

  func placeholder(in context: Context) -> TownEntry {
    TownEntry(date: .now, name: "Seoul", temperature: "–°")
  }

  func snapshot(for configuration: ChooseTownIntent, in context: Context) async -> TownEntry {
    entry(for: configuration)
  }

  func timeline(
    for configuration: ChooseTownIntent, in context: Context
  ) async -> Timeline<TownEntry> {
    Timeline(
      entries: [entry(for: configuration)], policy: .after(.now.addingTimeInterval(3600)))
  }
}

struct TownWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "TownWidget", intent: ChooseTownIntent.self, provider: TownProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Text(entry.name)
          .font(.headline)
        Spacer()
        Text(entry.temperature)
          .font(.system(size: 40, weight: .light))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Town")
    .description("See how warm it is, in your degrees.")
    .supportedFamilies([.systemSmall])
  }
}
