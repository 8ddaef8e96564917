import SwiftUI
import WidgetKit

/// The small widget.
struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    ZStack {
      Image(systemName: forecast.sky.symbolName)
      Text(forecast.temperatureText).font(.system(size: 44))
      Text(forecast.place).font(.caption)
      Text("\(forecast.high)° \(forecast.low)°").font(.caption2)
    }
  }
}
