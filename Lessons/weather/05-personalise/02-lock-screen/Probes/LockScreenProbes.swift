import Foundation
import LessonProbes
import SwiftUI

private func forecast(_ place: String, _ temperature: Int, _ low: Int, _ high: Int) -> Forecast {
  Forecast(place: place, sky: .snow, temperature: temperature, high: high, low: low, hours: [])
}

/// The learner's view for a family, with these numbers.
let ownLayout = ViewProbe("ownLayout") {
  (family: String, place: String, temperature: Int, low: Int, high: Int) in
  let forecast = forecast(place, temperature, low, high)
  switch family {
  case "accessoryCircular": CircularForecastView(forecast: forecast)
  case "accessoryRectangular": RectangularForecastView(forecast: forecast)
  default: InlineForecastView(forecast: forecast)
  }
}

/// The unchanged sample: its place, its temperature, low and high, and `[hour, temperature]` for its hours.
let samplePlace = Probe("samplePlace") { Forecast.sample.place }
let sampleNumbers = Probe("sampleNumbers") {
  [
    "temperature": Forecast.sample.temperature, "low": Forecast.sample.low,
    "high": Forecast.sample.high,
  ]
}
let sampleHours = Probe("sampleHours") { Forecast.sample.hours.map { [$0.hour, $0.temperature] } }
