import SwiftUI
import WidgetKit

/// The weather as text on its sky.
struct SkySummaryView: View {
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(forecast.place)
        .font(.caption)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
      Text(forecast.temperatureText)
        .font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      Text("High \(forecast.high)°")
        .font(.caption)
      Text("Low \(forecast.low)°")
        .font(.caption)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      SkyBackground(sky: forecast.sky)
    }
  }
}
