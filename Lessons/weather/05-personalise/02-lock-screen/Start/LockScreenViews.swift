import SwiftUI
import WidgetKit

/// Where the temperature stands between the day's low and high.
struct CircularForecastView: View {
  let forecast: Forecast

  var body: some View {
    // TODO: a gauge from the day's low to its high, with the temperature inside.
    Image(systemName: forecast.sky.symbolName)
  }
}

/// Three lines: where, how warm, and how the day will be.
struct RectangularForecastView: View {
  let forecast: Forecast

  var body: some View {
    // TODO: the place, the temperature, the high and the low, in three lines at most.
    Image(systemName: forecast.sky.symbolName)
  }
}

/// One line above the clock.
struct InlineForecastView: View {
  let forecast: Forecast

  var body: some View {
    // TODO: one line of text with the temperature, and a symbol if you like.
    Image(systemName: forecast.sky.symbolName)
  }
}
