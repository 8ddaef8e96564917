import Foundation
import LessonProbes
import SwiftUI

/// The entry view, with a forecast that no widget of this course begins with.
let entry = ViewProbe("entry") { (place: String, temperature: Int) in
  AlmanacEntryView(entry: firstWidgetEntry(place, temperature))
}

private func firstWidgetEntry(_ place: String, _ temperature: Int) -> ForecastEntry {
  var forecast = Forecast.sample
  forecast.place = place
  forecast.temperature = temperature
  return ForecastEntry(date: .now, forecast: forecast)
}
