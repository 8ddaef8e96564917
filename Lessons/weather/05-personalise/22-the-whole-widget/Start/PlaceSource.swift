import Foundation

/// Stands in for a web service, with each place's hours and days.
///
/// Leave this file as it is.
struct PlaceSource: ForecastSource {
  struct UnknownPlace: Error {}

  func forecast(for place: String) async throws -> Forecast {
    guard let place = Place(rawValue: place) else { throw UnknownPlace() }
    let sample = Forecast.sample
    var forecast = place.forecast
    // Each new reading gives a different number.
    let warmer = forecast.temperature - sample.temperature + Station.readings % 3
    let number = Place.allCases.firstIndex(of: place) ?? 0
    forecast.temperature = sample.temperature + warmer
    forecast.high = sample.high + warmer
    forecast.low = sample.low + warmer
    // The clouds reach each place some hours later.
    forecast.hours = sample.hours.enumerated().map { index, hour in
      var hour = hour
      hour.temperature += warmer
      let count = sample.hours.count
      let earlier = sample.hours[(index + count - 3 * number % count) % count]
      hour.sky = Self.sky(earlier.sky, at: hour.temperature)
      return hour
    }
    return forecast
  }
}

extension PlaceSource {
  /// Returns the four days after a date for the forecast's place, the nearest first.
  static func days(of forecast: Forecast, after date: Date) -> [DayForecast] {
    let number = Place.allCases.firstIndex { $0.forecast.place == forecast.place } ?? 0
    return (1...4).compactMap { count in
      guard let day = Calendar.current.date(byAdding: .day, value: count, to: date) else {
        return nil
      }
      // The same weather comes to each place on another day.
      let turn = (Calendar.current.ordinality(of: .day, in: .era, for: day) ?? 0) + 2 * number
      let next = weather[turn % weather.count]
      let low = forecast.low + next.low
      return DayForecast(
        weekday: day.formatted(.dateTime.weekday(.abbreviated)),
        sky: sky(next.sky, at: low), high: forecast.high + next.high, low: low)
    }
  }

  /// The weather of eight days in a row, with degrees to add to today's high and low.
  private static let weather: [(sky: Sky, high: Int, low: Int)] = [
    (.clear, 1, 0), (.clear, 2, 1), (.clouds, 0, 1), (.rain, -4, 0),
    (.clouds, -3, -1), (.clear, -1, -2), (.clear, 0, -1), (.storm, -2, 1),
  ]

  /// Returns the sky at a temperature: rain falls as snow up to 2 degrees.
  private static func sky(_ sky: Sky, at temperature: Int) -> Sky {
    switch sky {
    case .rain, .snow: temperature <= 2 ? .snow : .rain
    case .clear, .clouds, .storm: sky
    }
  }
}

/// The service that the whole widget uses.
enum Forecasts {
  static let service = ForecastService(source: PlaceSource())
}
