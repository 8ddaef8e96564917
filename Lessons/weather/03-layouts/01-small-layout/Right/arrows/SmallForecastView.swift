import SwiftUI
import WidgetKit

struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(forecast.place).font(.caption).bold().lineLimit(1).minimumScaleFactor(0.6)
        Spacer(minLength: 4)
        Image(systemName: forecast.sky.symbolName)
      }
      Spacer()
      Text(forecast.temperatureText).font(.system(size: 48, weight: .thin, design: .rounded))
      HStack(spacing: 4) {
        Label("\(forecast.high)°", systemImage: "arrow.up")
        Label("\(forecast.low)°", systemImage: "arrow.down")
      }
      .font(.caption2)
      .labelStyle(.titleAndIcon)
    }
  }
}
