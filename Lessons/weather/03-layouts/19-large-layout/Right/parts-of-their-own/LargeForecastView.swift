import SwiftUI
import WidgetKit

/// The weather of one of the days to come.
struct DayForecast: Identifiable, Sendable {
  /// As it is written: `Tue`.
  let weekday: String
  let sky: Sky
  /// In degrees Celsius.
  let high: Int
  let low: Int

  var id: String { weekday }
}

/// The large widget: now, the next six hours, the next four days.
struct LargeForecastView: View {
  let forecast: Forecast
  /// The hour of the day that is shown as now, from 0 to 23.
  let hour: Int
  let days: [DayForecast]

  var body: some View {
    VStack(spacing: 16) {
      now
      hours
      VStack(spacing: 8) { ForEach(days.prefix(4)) { row($0) } }
    }
  }

  private var now: some View {
    VStack {
      Text(forecast.place).font(.caption)
      Text("\(forecast.temperature)°").font(.system(size: 52, design: .rounded))
    }
  }

  private var hours: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6)) {
      ForEach(forecast.upcoming(after: hour, count: 6)) { next in
        VStack {
          Image(systemName: next.sky.symbolName)
          Text("\(next.temperature)°").font(.caption)
          Text("\(next.hour):00").font(.caption2)
        }
      }
    }
  }

  private func row(_ day: DayForecast) -> some View {
    HStack {
      Image(systemName: day.sky.symbolName)
      Text(day.weekday)
      Spacer()
      Text("L \(day.low)°  H \(day.high)°")
    }
    .font(.callout)
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
