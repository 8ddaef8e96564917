import Foundation

/// Stands for the web service of ring four: what it knows of each place, hour by hour.
struct PlaceSource: ForecastSource {
  struct UnknownPlace: Error {}

  func forecast(for place: String) async throws -> Forecast {
    guard let place = Place(rawValue: place) else { throw UnknownPlace() }
    var forecast = place.forecast
    let warmer = forecast.temperature - Forecast.sample.temperature
    let number = Place.allCases.firstIndex(of: place) ?? 0
    forecast.high += warmer
    forecast.low += warmer
    forecast.hours = forecast.hours.map { hour in
      var hour = hour
      hour.temperature += warmer
      // Not everywhere is the sky as it is in Seoul.
      let skies = Sky.allCases
      hour.sky = skies[((skies.firstIndex(of: hour.sky) ?? 0) + number) % skies.count]
      return hour
    }
    return forecast
  }
}

/// What the whole widget asks.
enum Forecasts {
  static let service = ForecastService(source: PlaceSource())
}
