import Foundation
import LessonProbes
import SwiftUI
import WeatherKit

/// Every condition of Apple's with its sky.
let skies = Probe("skies") {
  WeatherCondition.allCases.map { [$0.rawValue, Sky($0).rawValue] }
}

/// The place in Apple's response.
let appleForecast = Probe("appleForecast") { (place: String) async throws in
  try await WeatherKitSource().forecast(for: place).place
}

/// Returns a Foundation value as a part of Apple's response.
private func part(_ value: some Encodable) throws -> Any {
  try JSONSerialization.jsonObject(with: JSONEncoder().encode(value), options: .fragmentsAllowed)
}

private func temperature(_ fahrenheit: Double) throws -> Any {
  try part(Measurement(value: fahrenheit, unit: UnitTemperature.fahrenheit))
}

private func metadata() throws -> [String: Any] {
  [
    "date": try part(Date(timeIntervalSince1970: 0)),
    "expirationDate": try part(Date(timeIntervalSince1970: 3600)),
  ]
}

private func list(_ forecast: [[String: Any]]) throws -> [String: Any] {
  ["forecast": forecast, "metadata": try metadata()]
}

/// Returns values that hours and days have in common and that no check uses.
private func surroundings() throws -> [String: Any] {
  [
    "precipitationChance": 0.1, "symbolName": "sun.max",
    "precipitationAmount": try part(Measurement(value: 0, unit: UnitLength.millimeters)),
    "uvIndex": ["value": 3, "category": "moderate"],
    "wind": [
      "direction": try part(Measurement(value: 90, unit: UnitAngle.degrees)),
      "speed": try part(Measurement(value: 3, unit: UnitSpeed.metersPerSecond)),
    ],
  ]
}

private func hour(_ date: Date, _ condition: String, _ fahrenheit: Double) throws -> [String: Any] {
  let own: [String: Any] = [
    "date": try part(date), "condition": condition, "temperature": try temperature(fahrenheit),
    "cloudCover": 0.0, "humidity": 0.5, "isDaylight": true,
    "apparentTemperature": try part(Measurement(value: 0, unit: UnitTemperature.celsius)),
    "dewPoint": try part(Measurement(value: 0, unit: UnitTemperature.celsius)),
    "pressure": try part(Measurement(value: 1013, unit: UnitPressure.hectopascals)),
    "visibility": try part(Measurement(value: 10, unit: UnitLength.kilometers)),
    "metadata": try metadata(),
  ]
  return try own.merging(surroundings()) { own, _ in own }
}

private func day(_ date: Date, _ high: Double, _ low: Double) throws -> [String: Any] {
  let own: [String: Any] = [
    "date": try part(date), "condition": "clear", "highTemperature": try temperature(high),
    "lowTemperature": try temperature(low), "sun": [String: Any](),
  ]
  return try own.merging(surroundings()) { own, _ in own }
}

/// The learner's forecast for a response in Fahrenheit with the given high, low, current temperature and
/// hours: `[place, sky, temperature, high, low]`, and the hours as `[hour, temperature, sky]`.
let made = Probe("made") {
  (fahrenheit: [Double], current: String, condition: String, seconds: Double) throws -> ProbeRecord
  in
  let now = Date(timeIntervalSince1970: seconds)
  let answer: [String: Any] = [
    "currentWeather": try hour(now, current, fahrenheit[2]),
    "hourlyForecast": try list(
      fahrenheit.dropFirst(3).enumerated().map { place, value in
        try hour(now.addingTimeInterval(Double(place) * 3600), condition, value)
      }),
    "dailyForecast": try list([
      day(now, fahrenheit[0], fahrenheit[1]),
      // The next day, with other values.
      day(now.addingTimeInterval(86_400), fahrenheit[0] + 18, fahrenheit[1] - 18),
    ]),
  ]
  let weather = try JSONDecoder().decode(
    Weather.self, from: JSONSerialization.data(withJSONObject: answer))
  let forecast = Forecast(place: "Sokcho", weather: weather)
  return [
    "facts": [
      forecast.place, forecast.sky.rawValue, String(forecast.temperature), String(forecast.high),
      String(forecast.low),
    ],
    "hours": forecast.hours.map { [String($0.hour), String($0.temperature), $0.sky.rawValue] },
  ]
}

let card = ViewProbe("card") { (place: String, temperature: Int, isStale: Bool) in
  WeatherCard(
    report: ForecastReport(
      forecast: Forecast(
        place: place, sky: .clear, temperature: temperature, high: 30, low: 10, hours: []),
      isStale: isStale))
}
