import LessonProbes
import SwiftUI

let summary = ViewProbe("summary") {
  (place: String, sky: String, temperature: Int, high: Int, low: Int) in
  SkySummaryView(
    forecast: Forecast(
      place: place, sky: Sky(rawValue: sky) ?? .clear, temperature: temperature, high: high,
      low: low,
      hours: []))
}
