import LessonProbes
import SwiftUI

/// Every hour and every day has its own numbers, so that no two look alike. The days' numbers have different
/// widths.
let large = ViewProbe("large") { (place: String, hour: Int, weekdays: [String]) in
  LargeForecastView(
    forecast: Forecast(
      place: place, sky: .clear, temperature: 12, high: 33, low: 5,
      hours: (0..<24).map { Forecast.Hour(hour: $0, temperature: 40 + $0, sky: skyAt($0)) }),
    hour: hour,
    days: weekdays.enumerated().map { place, weekday in
      DayForecast(weekday: weekday, sky: skyAt(place), high: highs[place % 4], low: lows[place % 4])
    })
}

/// The learner's symbols for the sky of each hour and each day.
let largeSymbols = Probe("largeSymbols") { (0..<24).map { skyAt($0).symbolName } }

/// Neighbors differ, and none has the current sky.
private func skyAt(_ place: Int) -> Sky { [.clouds, .rain, .snow, .storm][place % 4] }

private let lows = [-1, 2, 13, -14]
private let highs = [85, 6, 87, 8]
