import SwiftUI
import WidgetKit

/// A report, and whose weather it is.
struct WeatherCard: View {
  let report: ForecastReport

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(report.forecast.place)
        .font(.headline)
      Text(report.forecast.temperatureText)
        .font(.system(size: 40, weight: .light))
      Spacer(minLength: 0)
      if report.isStale {
        Text("not up to date")
          .font(.caption2)
      } else {
        Label("Weather", systemImage: "apple.logo")
          .font(.caption2)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.fill.tertiary, for: .widget)
  }
}
