import SwiftUI
import WidgetKit

/// The weather on one of the next days.
struct DayForecast: Identifiable, Sendable {
  /// The name as shown: `Tue`.
  let weekday: String
  let sky: Sky
  /// In degrees Celsius.
  let high: Int
  let low: Int

  var id: String { weekday }
}

/// The large widget: now, the next six hours and the next four days.
struct LargeForecastView: View {
  @Environment(\.locale) private var locale
  let forecast: Forecast
  /// The current hour, from 0 to 23.
  let hour: Int
  let days: [DayForecast]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          Text(forecast.place)
            .font(.headline)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
          Text(forecast.temperatureText)
            .font(.system(size: 48, weight: .light))
            .widgetAccentable()
        }
        Spacer(minLength: 8)
        VStack(alignment: .trailing) {
          Image(systemName: forecast.sky.symbolName)
            .font(.largeTitle)
          Spacer(minLength: 0)
          Text(range)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      .fixedSize(horizontal: false, vertical: true)

      Divider()
        .overlay(.foreground.opacity(0.3))

      HStack(spacing: 0) {
        ForEach(forecast.upcoming(after: hour, count: 6)) { next in
          VStack(spacing: 6) {
            time(of: next.hour)
              .font(.caption2)
              .foregroundStyle(.secondary)
            Image(systemName: next.sky.symbolName)
            Text("\(next.temperature)°")
              .font(.subheadline)
          }
          .frame(maxWidth: .infinity)
        }
      }

      Divider()
        .overlay(.foreground.opacity(0.3))

      ForEach(days.prefix(4)) { day in
        HStack {
          Text(day.weekday)
            .frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: day.sky.symbolName)
            .frame(width: 32)
          Text("\(day.low)°")
            .foregroundStyle(.secondary)
            .frame(width: 48, alignment: .trailing)
          Text("\(day.high)°")
            .frame(width: 48, alignment: .trailing)
        }
        .font(.subheadline)
        .monospacedDigit()
      }
      .frame(maxHeight: .infinity)
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .symbolRenderingMode(.hierarchical)
  }

  /// An hour in the reader's format, such as `3 PM`.
  private func time(of hour: Int) -> some View {
    let start = DateComponents(calendar: .current, year: 2026, hour: hour).date ?? .distantPast
    return Text(start, format: .dateTime.hour())
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .fixedSize(horizontal: false, vertical: true)
      .dynamicTypeSize(...DynamicTypeSize.large)
  }

  /// The day's high and low, in the reader's language.
  private var range: String {
    locale.language.languageCode == .korean
      ? "최고 \(forecast.high)° 최저 \(forecast.low)°" : "H \(forecast.high)° L \(forecast.low)°"
  }
}

extension DayForecast {
  /// Four days for previews.
  static let samples = [
    DayForecast(weekday: "Tue", sky: .clouds, high: 26, low: 19),
    DayForecast(weekday: "Wed", sky: .rain, high: 23, low: 18),
    DayForecast(weekday: "Thu", sky: .storm, high: 22, low: 17),
    DayForecast(weekday: "Fri", sky: .clear, high: 28, low: 18),
  ]
}
