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
      // TODO: from one hour on, show how old the temperature is.
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
