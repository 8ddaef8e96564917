import LessonProbes
import SwiftUI

/// Every hour has a temperature of its own, so that no two columns look alike.
let medium = ViewProbe("medium") { (hour: Int) in
  MediumForecastView(
    forecast: Forecast(
      place: "Jeju", sky: .clear, temperature: 12, high: 63, low: 40,
      hours: (0..<24).map { Forecast.Hour(hour: $0, temperature: 40 + $0, sky: .clouds) }),
    hour: hour)
}
