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
      // TODO: three texts that are right in one country. Let them be right in every.
      Text("\(Calendar.current.component(.hour, from: date)):00")
        .font(.headline)
      Text("\(Int(celsius))°")
        .font(.largeTitle)
      HStack(spacing: 4) {
        Image(systemName: "umbrella.fill")
        Text("\(Int(rain * 100))%")
      }
      .font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
