import SwiftUI
import WidgetKit

/// Where the temperature stands between the day's low and high.
struct CircularForecastView: View {
  let forecast: Forecast

  var body: some View {
    Gauge(value: Double(forecast.temperature), in: Double(forecast.low)...Double(forecast.high)) {
      Image(systemName: forecast.sky.symbolName)
    } currentValueLabel: {
      Text(forecast.temperatureText)
    }
    .gaugeStyle(.accessoryCircularCapacity)
  }
}

/// Three lines: where, how warm, and how the day will be.
struct RectangularForecastView: View {
  let forecast: Forecast

  var body: some View {
    Grid(alignment: .leading, verticalSpacing: 2) {
      Text(forecast.place).bold()
      GridRow {
        Text("Now"); Text(forecast.temperatureText)
      }.font(.caption)
      GridRow {
        Text("Range"); Text("\(forecast.low)–\(forecast.high)°")
      }.font(.caption)
    }
  }
}

/// One line above the clock.
struct InlineForecastView: View {
  let forecast: Forecast

  var body: some View {
    Text("\(Image(systemName: forecast.sky.symbolName)) \(forecast.temperatureText)")
  }
}
