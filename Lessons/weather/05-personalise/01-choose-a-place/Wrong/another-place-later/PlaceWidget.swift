import AppIntents
import SwiftUI
import WidgetKit

struct PlaceEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

struct PlaceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> PlaceEntry {
    PlaceEntry(date: .now, forecast: .sample)
  }

  func snapshot(for configuration: ChoosePlaceIntent, in context: Context) async -> PlaceEntry {
    PlaceEntry(date: .now, forecast: configuration.place.forecast)
  }

  func timeline(
    for configuration: ChoosePlaceIntent, in context: Context
  ) async -> Timeline<PlaceEntry> {
    let entry = PlaceEntry(date: .now, forecast: configuration.place.forecast)
    return Timeline(entries: [entry, PlaceEntry(date: .now.addingTimeInterval(3600), forecast: .sample)], policy: .after(.now.addingTimeInterval(3600)))
  }
}

struct PlaceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "PlaceWidget", intent: ChoosePlaceIntent.self, provider: PlaceProvider()
    ) { entry in
      SmallForecastView(forecast: entry.forecast)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Weather of a place")
    .description("See the weather where you want to be.")
    .supportedFamilies([.systemSmall])
  }
}
