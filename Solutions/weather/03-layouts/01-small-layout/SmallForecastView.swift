import SwiftUI
import WidgetKit

/// The small widget, with the temperature as the main value.
struct SmallForecastView: View {
  @Environment(\.locale) private var locale
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: forecast.sky.symbolName)
        .font(.title2)
        .symbolRenderingMode(.hierarchical)

      Spacer(minLength: 0)

      Text(forecast.temperatureText)
        .font(.system(size: 44, weight: .light))
        .minimumScaleFactor(1)
        .widgetAccentable()

      Text(forecast.place)
        .font(.caption)
        .fontWeight(.semibold)
        .lineLimit(1)
        .minimumScaleFactor(0.7)

      Text(range)
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .minimumScaleFactor(0.6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  /// The day's high and low, in the reader's language.
  private var range: String {
    locale.language.languageCode == .korean
      ? "최고 \(forecast.high)° 최저 \(forecast.low)°" : "H \(forecast.high)° L \(forecast.low)°"
  }
}
