import SwiftUI
import WidgetKit

struct MediumForecastView: View {
  let forecast: Forecast
  let hour: Int

  private var next: [Forecast.Hour] { forecast.upcoming(after: hour, count: 5) }
  private func row(@ViewBuilder _ content: @escaping (Forecast.Hour) -> some View) -> some View {
    HStack(spacing: 0) { ForEach(next) { content($0).frame(maxWidth: .infinity) } }
  }
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(forecast.place).font(.caption)
        Text(forecast.temperatureText).font(.system(size: 40, weight: .light))
      }

      Divider()

      VStack {
        row { Text("\($0.hour)").font(.caption2) }
        row { Image(systemName: $0.sky.symbolName) }
        row { Text("\($0.temperature)°").font(.caption) }
      }

    }
  }
}
