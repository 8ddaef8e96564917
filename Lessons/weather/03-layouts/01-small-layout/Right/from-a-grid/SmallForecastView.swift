import SwiftUI
import WidgetKit

struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    VStack {
      HStack(alignment: .top) {
        Text("\(forecast.temperature)°")
          .font(.largeTitle.weight(.bold))
          .minimumScaleFactor(0.9)
        Spacer()
        Image(systemName: forecast.sky.symbolName)
          .imageScale(.large)
      }
      Spacer()
      Text(forecast.place)
        .font(.footnote)
        .multilineTextAlignment(.center)
      HStack {
        Text("▲\(forecast.high)°")
        Text("▼\(forecast.low)°")
      }
      .font(.caption2)
    }
  }
}
