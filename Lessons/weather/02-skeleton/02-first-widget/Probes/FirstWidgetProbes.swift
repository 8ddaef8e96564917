import Foundation
import LessonProbes
import SwiftUI

/// The entry view on plain white or black, with a forecast that no widget of this course starts with.
let entry = ViewProbe("entry") { (place: String, temperature: Int, isOnBlack: Bool) in
  AlmanacEntryView(entry: firstWidgetEntry(place, temperature))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(isOnBlack ? Color.black : Color.white)
}

/// The content that the widget must show: the sample's place, and its temperature by hour.
let samplePlace = Probe("samplePlace") { Forecast.sample.place }
let sampleTemperatures = Probe("sampleTemperatures") {
  [Forecast.sample.temperature] + Forecast.sample.hours.map(\.temperature)
}

private func firstWidgetEntry(_ place: String, _ temperature: Int) -> ForecastEntry {
  var forecast = Forecast.sample
  forecast.place = place
  forecast.temperature = temperature
  return ForecastEntry(date: .now, forecast: forecast)
}

/// Draws a number of random values, so that the next one differs.
let drawLots = Probe("drawLots") { (count: Int) in
  for _ in 0..<count { _ = UInt64.random(in: 0...UInt64.max) }
}
