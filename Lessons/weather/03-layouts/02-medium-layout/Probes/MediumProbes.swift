import LessonProbes
import SwiftUI

/// Every hour has a temperature of its own, so that no two columns look alike.
let medium = ViewProbe("medium") { (hour: Int) in
  MediumForecastView(
    forecast: Forecast(
      place: "Jeju", sky: .clear, temperature: 12, high: 33, low: 5,
      hours: (0..<24).map { Forecast.Hour(hour: $0, temperature: 40 + $0, sky: skyOfHour($0)) }),
    hour: hour)
}

/// The symbols that the learner's model has for the sky of each hour of that day.
let mediumSymbols = Probe("mediumSymbols") { (0..<24).map { skyOfHour($0).symbolName } }

/// Neighbouring hours differ, and none has the sky of now.
private func skyOfHour(_ hour: Int) -> Sky { [.clouds, .rain, .snow, .storm][hour % 4] }
