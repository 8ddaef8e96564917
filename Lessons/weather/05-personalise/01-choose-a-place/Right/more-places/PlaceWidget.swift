import AppIntents
import SwiftUI
import WidgetKit

struct PlaceEntry: TimelineEntry {
  var date = Date.now
  let forecast: Forecast
  var configuration = ChoosePlaceIntent()
}

struct PlaceProvider: AppIntentTimelineProvider {
  typealias Entry = PlaceEntry
  typealias Intent = ChoosePlaceIntent

  func placeholder(in context: Context) -> Entry { PlaceEntry(forecast: .sample) }

  func snapshot(for intent: Intent, in context: Context) async -> Entry {
    PlaceEntry(forecast: context.isPreview ? .sample : intent.place.forecast, configuration: intent)
  }

  func timeline(for intent: Intent, in context: Context) async -> Timeline<Entry> {
    let forecast = intent.place.forecast
    let entries = (0..<4).map { hour in
      PlaceEntry(date: .now + Double(hour) * 3600, forecast: forecast, configuration: intent)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}

struct PlaceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "PlaceWidget", provider: PlaceProvider()) { entry in
      SmallForecastView(forecast: entry.forecast)
        .containerBackground(for: .widget) { Color.teal.opacity(0.3) }
    }
    .configurationDisplayName("City weather")
    .description("Keep an eye on a city.")
    .supportedFamilies([.systemSmall])
  }
}
