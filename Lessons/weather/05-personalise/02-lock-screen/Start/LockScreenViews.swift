import SwiftUI
import WidgetKit

/// A gauge with the temperature between the day's low and high.
struct CircularForecastView: View {
  let forecast: Forecast

  var body: some View {
    // TODO: draw a gauge from the day's low to its high, with the temperature inside.
    Image(systemName: forecast.sky.symbolName)
  }
}

/// Three lines with the place, the temperature, and the day's high and low.
struct RectangularForecastView: View {
  let forecast: Forecast

  var body: some View {
    // TODO: show the place, the temperature, the high and the low in at most three lines.
    Image(systemName: forecast.sky.symbolName)
  }
}

/// The line above the clock.
struct InlineForecastView: View {
  let forecast: Forecast

  var body: some View {
    // TODO: show the temperature in one line of text, with a symbol if you like.
    Image(systemName: forecast.sky.symbolName)
  }
}
