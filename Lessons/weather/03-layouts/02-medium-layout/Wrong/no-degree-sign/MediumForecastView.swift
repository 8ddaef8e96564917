import SwiftUI
import WidgetKit

/// The medium widget: now on the left, the next five hours on the right.
struct MediumForecastView: View {
  let forecast: Forecast
  /// The hour of the day that is shown as now, from 0 to 23.
  let hour: Int

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(forecast.place)
          .font(.caption)
          .fontWeight(.semibold)
          .lineLimit(1)
        Text(forecast.temperatureText)
          .font(.system(size: 40, weight: .light))
      }

      Divider()

      HStack(spacing: 0) {
        ForEach(forecast.upcoming(after: hour, count: 5)) { next in
          VStack(spacing: 6) {
            Text("\(next.hour)")
              .font(.caption2)
              .foregroundStyle(.secondary)
            Image(systemName: next.sky.symbolName)
              .symbolRenderingMode(.multicolor)
            Text("\(next.temperature)")
              .font(.caption)
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }
}
