import SwiftUI
import WidgetKit

/// Where the temperature stands between the day's low and high.
struct CircularForecastView: View {
  let forecast: Forecast

  var body: some View {
    Gauge(
      value: Double(forecast.temperature), in: Double(forecast.low)...Double(forecast.high)
    ) {
      Image(systemName: forecast.sky.symbolName)
    }
    .gaugeStyle(.accessoryCircular)
  }
}

/// Three lines: where, how warm, and how the day will be.
struct RectangularForecastView: View {
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading) {
      Text(forecast.place)
        .font(.headline)
        .lineLimit(1)
        .widgetAccentable()
      Label(forecast.temperatureText, systemImage: forecast.sky.symbolName)
      Text("H \(forecast.high)° L \(forecast.low)°")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// One line above the clock.
struct InlineForecastView: View {
  let forecast: Forecast

  var body: some View {
    Label("\(forecast.temperatureText) \(forecast.place)", systemImage: forecast.sky.symbolName)
  }
}
