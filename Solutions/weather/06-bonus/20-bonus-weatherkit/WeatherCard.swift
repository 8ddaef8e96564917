import SwiftUI
import WidgetKit

/// A forecast report with the source of its weather.
struct WeatherCard: View {
  let report: ForecastReport

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(report.forecast.place)
        .font(.headline)
      Text(report.forecast.temperatureText)
        .font(.system(size: 40, weight: .light))
      Spacer(minLength: 0)
      Text(report.isStale ? "not up to date" : "Apple Weather")
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.fill.tertiary, for: .widget)
  }
}
