import SwiftUI
import WidgetKit

struct MediumForecastView: View {
  let forecast: Forecast
  let hour: Int

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(forecast.place).font(.caption)
        Text(forecast.temperatureText).font(.system(size: 40, weight: .light))
      }

      Divider()

      HStack(spacing: 0) {
        ForEach(forecast.upcoming(after: hour, count: 5)) { next in
          VStack(spacing: 6) {
            Text("\(next.hour)").font(.caption2)
            Image(systemName: forecast.sky.symbolName)
            Text("\(next.temperature)°").font(.caption)
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
  }
}
