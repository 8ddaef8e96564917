import SwiftUI
import WidgetKit

struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: forecast.sky.symbolName)
        .font(.title2)
      Spacer(minLength: 0)
      Text(forecast.temperatureText)
        .font(.system(size: 44, weight: .light))
      Text(forecast.place)
        .font(.caption).fontWeight(.semibold)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      Text("H \(forecast.high)° L \(forecast.low)°")
        .font(.caption2).scaleEffect(0.5)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
