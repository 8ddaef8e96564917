import SwiftUI
import WidgetKit

struct AgeView: View {
  let temperature: Int
  /// The time of the measurement.
  let measured: Date
  /// The date of this picture's entry.
  let shown: Date

  var body: some View {
    VStack(alignment: .leading) {
      Text("Jeju")
        .font(.headline)
      Text("\(temperature)°")
        .font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      if shown.timeIntervalSince(measured) >= 3600 {
        Text("\(Text(measured, style: .relative)) ago")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
