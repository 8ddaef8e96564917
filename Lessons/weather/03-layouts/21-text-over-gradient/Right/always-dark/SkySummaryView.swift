import SwiftUI
import WidgetKit

struct SkySummaryView: View {
  let forecast: Forecast

  private func line(_ words: String) -> some View {
    Text(words).font(.footnote).fontWeight(.medium)
  }

  var body: some View {
    VStack {
      HStack {
        line(forecast.place).lineLimit(1).minimumScaleFactor(0.6)
        Spacer()
        Image(systemName: forecast.sky.symbolName)
      }
      Text("\(forecast.temperature)°").font(.largeTitle)
      HStack {
        line("↑ \(forecast.high)°")
        line("↓ \(forecast.low)°")
      }
    }
    .foregroundColor(Color(red: 0.97, green: 0.98, blue: 1))
    .containerBackground(for: .widget) { SkyBackground(sky: forecast.sky) }
  }
}
