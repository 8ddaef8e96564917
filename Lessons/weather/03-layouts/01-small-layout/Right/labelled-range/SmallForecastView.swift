import SwiftUI
import WidgetKit

/// The small widget.
struct SmallForecastView: View {
  let forecast: Forecast

  var body: some View {
    VStack {
      HStack {
        Text(forecast.place).font(.caption).lineLimit(1).minimumScaleFactor(0.6).allowsTightening(
          true);
        Image(systemName: forecast.sky.symbolName).imageScale(.small)
      }
      Text(forecast.temperatureText).font(.system(.largeTitle, design: .rounded)).bold()
      Grid {
        GridRow {
          Text("High").gridColumnAlignment(.leading); Text("\(forecast.high)°")
        };
        GridRow {
          Text("Low"); Text("\(forecast.low)°")
        }
      }.font(.caption2)
    }
  }
}
