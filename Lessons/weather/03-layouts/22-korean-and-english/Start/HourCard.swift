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
      // TODO: these three texts are right in only one country. Make them right everywhere.
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
