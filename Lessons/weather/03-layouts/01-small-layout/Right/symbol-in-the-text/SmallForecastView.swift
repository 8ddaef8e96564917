import SwiftUI

/// The symbol is in the same text as the place; the temperature is as large as fits.
struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    ViewThatFits {
      content(.system(size: 60))
      content(.system(size: 36))
    }
  }

  private func content(_ font: Font) -> some View {
    VStack(alignment: .leading) {
      Text(forecast.temperatureText).font(font)
      Text("\(Image(systemName: forecast.sky.symbolName)) \(forecast.place)").font(.caption)
      Text("\(forecast.low)–\(forecast.high)°").font(.caption2)
    }
  }
}
