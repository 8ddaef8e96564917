import LessonProbes
import SwiftUI

/// The view for a day with the temperature and sky of each hour, from midnight.
let medium = ViewProbe("medium") {
  (place: String, temperature: Int, temperatures: [Int], skies: [String], hour: Int) in
  MediumForecastView(
    forecast: Forecast(
      place: place, sky: .clear, temperature: temperature, high: 33, low: 5,
      hours: zip(temperatures, skies).enumerated().map {
        Forecast.Hour(
          hour: $0.offset, temperature: $0.element.0, sky: Sky(rawValue: $0.element.1) ?? .clear)
      }),
    hour: hour)
}
