import CoreLocation
import Foundation
import WeatherKit

extension Sky {
  /// Creates the sky for one of Apple's conditions.
  init(_ condition: WeatherCondition) {
    switch condition {
    case .clear, .mostlyClear, .hot: self = .clear
    case .rain, .heavyRain, .drizzle, .sunShowers, .freezingRain, .freezingDrizzle: self = .rain
    case .snow, .heavySnow, .flurries, .sunFlurries, .blizzard, .blowingSnow, .sleet, .wintryMix:
      self = .snow
    case .thunderstorms, .isolatedThunderstorms, .scatteredThunderstorms, .strongStorms,
      .tropicalStorm, .hurricane, .hail:
      self = .storm
    default: self = .clouds
    }
  }
}

extension Forecast {
  /// Creates a place's forecast from Apple's response, in degrees Celsius.
  init(place: String, weather: Weather) {
    func degrees(_ temperature: Measurement<UnitTemperature>) -> Int {
      Int(temperature.converted(to: .celsius).value.rounded())
    }
    let current = degrees(weather.currentWeather.temperature)
    self.init(
      place: place, sky: Sky(weather.currentWeather.condition), temperature: current,
      high: weather.dailyForecast.first.map { degrees($0.highTemperature) } ?? current,
      low: weather.dailyForecast.first.map { degrees($0.lowTemperature) } ?? current,
      hours: weather.hourlyForecast.prefix(24).map { hour in
        Hour(
          hour: Calendar.current.component(.hour, from: hour.date),
          temperature: degrees(hour.temperature), sky: Sky(hour.condition))
      })
  }
}

/// Apple's weather for the known places.
struct WeatherKitSource: ForecastSource {
  struct UnknownPlace: Error {}

  static let places = [
    "seoul": CLLocation(latitude: 37.57, longitude: 126.98),
    "busan": CLLocation(latitude: 35.18, longitude: 129.08),
    "jeju": CLLocation(latitude: 33.50, longitude: 126.53),
  ]

  func forecast(for place: String) async throws -> Forecast {
    guard let location = Self.places[place] else { throw UnknownPlace() }
    let weather = try await WeatherService.shared.weather(for: location)
    return Forecast(place: place.capitalized, weather: weather)
  }
}
