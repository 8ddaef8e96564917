import SwiftUI
import WidgetKit

/// A city of the weather service.
struct City: Sendable {
  /// The service's identifier for the city.
  ///
  /// It may contain any character.
  let id: String
  let name: String
  /// In degrees Celsius.
  let temperature: Int

  static let all = [
    City(id: "jeju", name: "Jeju", temperature: 24),
    City(id: "busan", name: "Busan", temperature: 22),
    City(id: "seoul & incheon", name: "Seoul", temperature: 19),
  ]
}

struct CityEntry: TimelineEntry {
  let date: Date
  let city: City
}

/// Shows the cities one after the other, each for an hour.
struct CityProvider: TimelineProvider {
  func placeholder(in context: Context) -> CityEntry {
    CityEntry(date: .now, city: City.all[0])
  }

  func getSnapshot(in context: Context, completion: @escaping (CityEntry) -> Void) {
    completion(CityEntry(date: .now, city: City.all[0]))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CityEntry>) -> Void) {
    let entries = City.all.enumerated().map { place, city in
      CityEntry(date: .now.addingTimeInterval(Double(place) * 3600), city: city)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CityWidget", provider: CityProvider()) { entry in
      CityView(city: entry.city)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Cities")
    .description("See one city after the other.")
    .supportedFamilies([.systemSmall])
  }
}
