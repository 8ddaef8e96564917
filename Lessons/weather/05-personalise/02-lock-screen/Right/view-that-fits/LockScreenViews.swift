import SwiftUI
import WidgetKit

struct CircularForecastView: View {
  let forecast: Forecast

  private var range: ClosedRange<Int> { forecast.low...max(forecast.low + 1, forecast.high) }

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Gauge(value: Float(forecast.temperature), in: Float(range.lowerBound)...Float(range.upperBound)) {
        Text("°C")
      } currentValueLabel: {
        Text("\(forecast.temperature)")
      } minimumValueLabel: {
        Text("\(forecast.low)")
      } maximumValueLabel: {
        Text("\(forecast.high)")
      }
      .gaugeStyle(.accessoryCircular)
    }
  }
}

struct RectangularForecastView: View {
  let forecast: Forecast

  var body: some View {
    HStack {
      Image(systemName: forecast.sky.symbolName)
        .font(.title2)
        .widgetAccentable()
      VStack(alignment: .leading) {
        Text("\(forecast.place) \(forecast.temperatureText)")
          .bold()
          .minimumScaleFactor(0.8)
        Text("\(forecast.low)° to \(forecast.high)°")
          .font(.caption)
      }
    }
  }
}

struct InlineForecastView: View {
  let forecast: Forecast

  var body: some View {
    ViewThatFits {
      Text("\(forecast.temperatureText) in \(forecast.place)")
      Text(forecast.temperatureText)
    }
  }
}
