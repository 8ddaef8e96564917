import Foundation
import LessonProbes
import SwiftUI

private func forecast(_ place: String, _ temperature: Int, _ low: Int, _ high: Int) -> Forecast {
  Forecast(place: place, sky: .snow, temperature: temperature, high: high, low: low, hours: [])
}

/// The learner's view of a family, for the forecast that the widget has at `date`.
let ownLayout = ViewProbe("ownLayout") { (family: String, date: Date) in
  let forecast = Forecast.sample.at(date)
  switch family {
  case "accessoryCircular": CircularForecastView(forecast: forecast)
  case "accessoryRectangular": RectangularForecastView(forecast: forecast)
  default: InlineForecastView(forecast: forecast)
  }
}

let circular = ViewProbe("circular") { (temperature: Int, low: Int, high: Int) in
  CircularForecastView(forecast: forecast("Sokcho", temperature, low, high))
}

let rectangular = ViewProbe("rectangular") { (place: String) in
  RectangularForecastView(forecast: forecast(place, -3, -8, 4))
}

let inline = ViewProbe("inline") { InlineForecastView(forecast: forecast("Sokcho", -3, -8, 4)) }
