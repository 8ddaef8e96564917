import SwiftUI
import WidgetKit

/// The weather at one hour: when, how warm, and how likely the rain is.
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
        Text(
          rain.formatted(.percent.precision(.fractionLength(0)).locale(Locale(identifier: "en_US"))))
      }
      .font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
