import SwiftUI
import WidgetKit

/// The small widget, with the temperature as the main value.
struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: forecast.sky.symbolName)
        .font(.title2)
        .symbolRenderingMode(.multicolor)

      Spacer(minLength: 0)

      Text(forecast.temperatureText)
        .font(.system(size: 44, weight: .light))

      Text(forecast.place)
        .font(.caption)
        .fontWeight(.semibold)
        .lineLimit(1)
        .minimumScaleFactor(0.7)

      Text("H \(forecast.high)° L \(forecast.low)°")
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .minimumScaleFactor(0.6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
