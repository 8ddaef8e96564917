import LessonProbes
import SwiftUI

let small = ViewProbe("small") { (place: String, temperature: Int, high: Int, low: Int) in
  SmallForecastView(forecast: smallForecast(place, temperature, high, low))
}

/// The symbol that the learner's model has for the sky of that forecast.
let smallSymbol = Probe("smallSymbol") { smallForecast("", 0, 0, 0).sky.symbolName }

private func smallForecast(_ place: String, _ temperature: Int, _ high: Int, _ low: Int) -> Forecast {
  Forecast(place: place, sky: .rain, temperature: temperature, high: high, low: low, hours: [])
}
