import SwiftUI
import WidgetKit

/// The small widget: the temperature, and what one needs to make sense of it.
struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    // TODO: symbol, temperature, place, and the day's high and low.
    VStack {
      Text(forecast.place)
      Text(forecast.temperatureText)
    }
  }
}
