import AppIntents
import SwiftUI
import WidgetKit

/// The choices in the widget's edit sheet.
struct ChooseCityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a city"
  static let description = IntentDescription("Choose the city whose weather you want to see.")

  @Parameter(title: "City")
  var city: City?
}

struct CityEntry: TimelineEntry {
  let date: Date
  let name: String
  let temperature: String
}

struct CityProvider: AppIntentTimelineProvider {
  private func entry(for configuration: ChooseCityIntent) -> CityEntry {
    guard let city = configuration.city else {
      return CityEntry(date: .now, name: "Choose a city", temperature: "")
    }
    return CityEntry(date: .now, name: city.name, temperature: "\(city.celsius)°")
  }

  func placeholder(in context: Context) -> CityEntry {
    CityEntry(date: .now, name: "Seoul", temperature: "–°")
  }

  func snapshot(for configuration: ChooseCityIntent, in context: Context) async -> CityEntry {
    entry(for: configuration)
  }

  func timeline(
    for configuration: ChooseCityIntent, in context: Context
  ) async -> Timeline<CityEntry> {
    Timeline(
      entries: [entry(for: configuration)], policy: .after(.now.addingTimeInterval(3600)))
  }
}

struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "CityWidget", intent: ChooseCityIntent.self, provider: CityProvider()
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
    .configurationDisplayName("City")
    .description("See how warm it is in your city.")
    .supportedFamilies([.systemSmall])
  }
}
