import SwiftUI
import WidgetKit

/// The weather at one hour: the time, the temperature and the chance of rain.
struct HourCard: View {
  let date: Date
  let celsius: Double
  /// From 0 to 1.
  let rain: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(date, format: .dateTime.hour())
        .font(.headline)
      Text(
        Measurement(value: celsius, unit: UnitTemperature.celsius),
        format: .measurement(width: .narrow)
      )
      .font(.largeTitle)
      HStack(spacing: 4) {
        Image(systemName: "umbrella.fill")
        Text(rain, format: .percent.precision(.fractionLength(0)))
      }
      .font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
