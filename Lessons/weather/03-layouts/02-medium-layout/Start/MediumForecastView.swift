import SwiftUI
import WidgetKit

/// The medium widget, with the current weather on the left and the next five hours on the right.
struct MediumForecastView: View {
  let forecast: Forecast
  /// The current hour, from 0 to 23.
  let hour: Int

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(forecast.place)
          .font(.caption)
        Text(forecast.temperatureText)
          .font(.system(size: 40, weight: .light))
      }
      Divider()
      // TODO: add a column for each of the next five hours.
    }
  }
}
