import CoreLocation
import SwiftUI
import WeatherKit
import WidgetKit

struct ForecastEntry: TimelineEntry {
  let date: Date
  let degrees: Int
  let symbol: String
}

@available(iOS 16.0, *)
struct ForecastProvider: TimelineProvider {
  func placeholder(in context: Context) -> ForecastEntry {
    ForecastEntry(date: .now, degrees: 23, symbol: "sun.max")
  }

  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void) {
    Task {
      let place = CLLocation(latitude: 37.57, longitude: 126.98)
      do {
        let weather = try await WeatherService.shared.weather(for: place)
        let now = weather.currentWeather
        let entry = ForecastEntry(
          date: now.date, degrees: Int(now.temperature.converted(to: .celsius).value.rounded()),
          symbol: now.symbolName)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))))
      } catch {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
      }
    }
  }
}
