import AppIntents
import SwiftUI
import WidgetKit

struct PlaceEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

// TODO: make it an AppIntentTimelineProvider, which gets the choice.
struct PlaceProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlaceEntry {
    PlaceEntry(date: .now, forecast: .sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (PlaceEntry) -> Void) {
    completion(PlaceEntry(date: .now, forecast: .sample))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void
  ) {
    let entry = PlaceEntry(date: .now, forecast: .sample)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct PlaceWidget: Widget {
  var body: some WidgetConfiguration {
    // TODO: use an AppIntentConfiguration with ChoosePlaceIntent.
    StaticConfiguration(kind: "PlaceWidget", provider: PlaceProvider()) { entry in
      SmallForecastView(forecast: entry.forecast)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Weather of a place")
    .description("See the weather where you want to be.")
    .supportedFamilies([.systemSmall])
  }
}
