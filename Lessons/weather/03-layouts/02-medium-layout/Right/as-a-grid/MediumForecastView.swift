import SwiftUI
import WidgetKit

struct MediumForecastView: View {
  let forecast: Forecast
  let hour: Int

  private var next: [Forecast.Hour] { forecast.upcoming(after: hour, count: 5) }

  var body: some View {
    VStack(alignment: .leading) {
      Label(forecast.place, systemImage: forecast.sky.symbolName)
        .font(.subheadline.bold())
      Text("\(forecast.temperature)°")
        .font(.title)
      Spacer()
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          ForEach(next) { Text("\($0.hour)").frame(maxWidth: .infinity) }
        }
        .font(.caption2)
        GridRow {
          ForEach(next) { Image(systemName: $0.sky.symbolName) }
        }
        GridRow {
          ForEach(next) { Text("\($0.temperature)°") }
        }
        .font(.caption)
      }
      .frame(maxWidth: .infinity)
    }
  }
}
