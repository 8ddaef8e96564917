import SwiftUI
import WidgetKit

/// The small widget, with the temperature as the main value.
struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    // TODO: show the symbol, the temperature, the place, and the day's high and low.
    VStack {
      Text(forecast.place)
      Text(forecast.temperatureText)
    }
  }
}
