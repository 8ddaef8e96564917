import AppIntents
import SwiftUI
import WidgetKit

struct PlaceEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

struct PlaceProvider: AppIntentTimelineProvider {
  typealias Entry = PlaceEntry
  typealias Intent = ChoosePlaceIntent

  func placeholder(in context: Context) -> Entry { Entry(date: Date(), forecast: Place.seoul.forecast) }

  func snapshot(for configuration: Intent, in context: Context) async -> Entry {
    entry(configuration)
  }

  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
    let now = Date()
    let hours = (0..<4).compactMap { Calendar.current.date(byAdding: .hour, value: $0, to: now) }
    return Timeline(
      entries: hours.map { Entry(date: $0, forecast: configuration.place.forecast) },
      policy: .atEnd)
  }

  private func entry(_ configuration: Intent) -> Entry {
    Entry(date: Date(), forecast: configuration.place.forecast)
  }
}

struct PlaceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "com.example.place", intent: ChoosePlaceIntent.self, provider: PlaceProvider()
    ) { entry in
      SmallForecastView(forecast: entry.forecast)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Weather of a place")
    .description("See the weather where you want to be.")
    .supportedFamilies([.systemSmall])
  }
}
