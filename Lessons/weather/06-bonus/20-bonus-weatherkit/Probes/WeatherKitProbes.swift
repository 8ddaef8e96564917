import Foundation
import LessonProbes
import SwiftUI
import WeatherKit

/// Every condition of Apple's with the sky that stands for it.
let skies = Probe("skies") {
  WeatherCondition.allCases.map { [$0.rawValue, Sky($0).rawValue] }
}

let appleForecast = Probe("appleForecast") { (place: String) async throws in
  try await WeatherKitSource().forecast(for: place)
}

/// Of an answer of Apple's: the parts that it is made of, as they are written in JSON.
private struct Answer: Encodable {
  struct Hour: Encodable {
    let date: Date
    let condition: String
    let temperature: Measurement<UnitTemperature>
    let cloudCover = 0.0, humidity = 0.5, precipitationChance = 0.1
    let symbolName = "sun.max", isDaylight = true
    let precipitationAmount = Measurement(value: 0, unit: UnitLength.millimeters)
    let apparentTemperature = Measurement(value: 0, unit: UnitTemperature.celsius)
    let uvIndex = UV(), wind = Wind()
    let dewPoint = Measurement(value: 0, unit: UnitTemperature.celsius)
    let pressure = Measurement(value: 1013, unit: UnitPressure.hectopascals)
    let visibility = Measurement(value: 10, unit: UnitLength.kilometers)
    let metadata = Metadata()
  }
  struct Day: Encodable {
    let date: Date
    let condition = "clear", symbolName = "sun.max", precipitationChance = 0.1
    let highTemperature, lowTemperature: Measurement<UnitTemperature>
    let precipitationAmount = Measurement(value: 0, unit: UnitLength.millimeters)
    let sun: [String: Date] = [:], uvIndex = UV(), wind = Wind()
  }
  struct UV: Encodable {
    let value = 3, category = "moderate"
  }
  struct Wind: Encodable {
    let direction = Measurement(value: 90, unit: UnitAngle.degrees)
    let speed = Measurement(value: 3, unit: UnitSpeed.metersPerSecond)
  }
  struct Metadata: Encodable {
    let date = Date(timeIntervalSince1970: 0), expirationDate = Date(timeIntervalSince1970: 3600)
  }
  struct List<Element: Encodable>: Encodable {
    let forecast: [Element]
    let metadata = Metadata()
  }

  let currentWeather: Hour
  let hourlyForecast: List<Hour>
  let dailyForecast: List<Day>
}

/// What the learner makes of an answer in Fahrenheit, whose high, low, temperature of now and hours these are:
/// `[place, sky, temperature, high, low]`, and the hours as `[hour, temperature, sky]`.
private struct Made: Codable {
  var facts: [String]
  var hours: [[String]]
}

let made = Probe("made") {
  (fahrenheit: [Double], current: String, condition: String, seconds: Double) throws in
  func temperature(_ value: Double) -> Measurement<UnitTemperature> {
    Measurement(value: value, unit: .fahrenheit)
  }
  let now = Date(timeIntervalSince1970: seconds)
  let hours = fahrenheit.dropFirst(3).enumerated().map { place, value in
    Answer.Hour(
      date: now.addingTimeInterval(Double(place) * 3600), condition: condition,
      temperature: temperature(value))
  }
  let answer = Answer(
    currentWeather: Answer.Hour(
      date: now, condition: current, temperature: temperature(fahrenheit[2])),
    hourlyForecast: Answer.List(forecast: hours),
    dailyForecast: Answer.List(
      forecast: [
        Answer.Day(
          date: now, highTemperature: temperature(fahrenheit[0]),
          lowTemperature: temperature(fahrenheit[1])),
        // The day after, which is another one.
        Answer.Day(
          date: now.addingTimeInterval(86_400), highTemperature: temperature(fahrenheit[0] + 18),
          lowTemperature: temperature(fahrenheit[1] - 18)),
      ]))
  let weather = try JSONDecoder().decode(Weather.self, from: JSONEncoder().encode(answer))
  let forecast = Forecast(place: "Sokcho", weather: weather)
  return Made(
    facts: [
      forecast.place, forecast.sky.rawValue, "\(forecast.temperature)", "\(forecast.high)",
      "\(forecast.low)",
    ],
    hours: forecast.hours.map { ["\($0.hour)", "\($0.temperature)", $0.sky.rawValue] })
}

let card = ViewProbe("card") { (place: String, temperature: Int, isStale: Bool) in
  WeatherCard(
    report: ForecastReport(
      forecast: Forecast(
        place: place, sky: .clear, temperature: temperature, high: 30, low: 10, hours: []),
      isStale: isStale))
}
