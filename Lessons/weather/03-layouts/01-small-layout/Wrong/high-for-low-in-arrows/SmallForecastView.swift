import SwiftUI
import WidgetKit

/// The small widget.
struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: forecast.sky.symbolName).font(.title2)
      Spacer(minLength: 0)
      Text(forecast.temperatureText).font(.system(size: 44, weight: .light))
      Text(forecast.place).font(.caption.bold()).lineLimit(1).minimumScaleFactor(0.7)
      Text("↑\(forecast.low)° ↓\(forecast.high)°").font(.caption2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
