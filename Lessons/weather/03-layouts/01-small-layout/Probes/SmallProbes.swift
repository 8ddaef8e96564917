import LessonProbes
import SwiftUI

let small = ViewProbe("small") {
  (place: String, sky: String, temperature: Int, high: Int, low: Int) in
  SmallForecastView(
    forecast: Forecast(
      place: place, sky: Sky(rawValue: sky) ?? .clear, temperature: temperature, high: high,
      low: low, hours: []))
}
