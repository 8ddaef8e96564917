import Foundation

/// Stands for the web service of ring four: what it knows of each place, hour by hour and day by day.
///
/// Leave this file as it is.
struct PlaceSource: ForecastSource {
  struct UnknownPlace: Error {}

  func forecast(for place: String) async throws -> Forecast {
    guard let place = Place(rawValue: place) else { throw UnknownPlace() }
    var forecast = place.forecast
    // Whoever looks again reads another number.
    let warmer = forecast.temperature - Forecast.sample.temperature + Station.readings % 3
    let number = Place.allCases.firstIndex(of: place) ?? 0
    forecast.temperature = Forecast.sample.temperature + warmer
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

extension PlaceSource {
  /// What the service knows of the four days after a date, the nearest first, for the place of a forecast.
  static func days(of forecast: Forecast, after date: Date) -> [DayForecast] {
    let number = Place.allCases.firstIndex { $0.forecast.place == forecast.place } ?? 0
    return (1...4).compactMap { count in
      guard let day = Calendar.current.date(byAdding: .day, value: count, to: date) else {
        return nil
      }
      // Each day is a little different from the one before, and from the same day elsewhere.
      let turn = Int((day.timeIntervalSinceReferenceDate / 86_400).rounded(.down)) + 2 * number
      return DayForecast(
        weekday: day.formatted(.dateTime.weekday(.abbreviated)),
        sky: Sky.allCases[abs(turn) % Sky.allCases.count],
        high: forecast.high + abs(turn) % 4 - 1, low: forecast.low - abs(turn) % 3)
    }
  }
}

/// What the whole widget asks.
enum Forecasts {
  static let service = ForecastService(source: PlaceSource())
}
