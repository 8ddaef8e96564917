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
        ForEach(
          (1...5).map { offset in
            Forecast.Hour(
              hour: hour + offset, temperature: forecast.hours[(hour + offset) % 24].temperature,
              sky: forecast.hours[(hour + offset) % 24].sky)
          }
        ) { next in
          VStack(spacing: 6) {
            Text("\(next.hour)").font(.caption2)
            Image(systemName: next.sky.symbolName)
            Text("\(next.temperature)°").font(.caption)
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
  }
}
