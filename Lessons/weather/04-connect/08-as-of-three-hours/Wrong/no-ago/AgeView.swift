import SwiftUI
import WidgetKit

struct AgeView: View {
  let temperature: Int
  /// When the temperature was measured.
  let measured: Date
  /// When this picture is shown: the entry's date.
  let shown: Date

  var body: some View {
    VStack(alignment: .leading) {
      Text("Jeju")
        .font(.headline)
      Text("\(temperature)°")
        .font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      if shown.timeIntervalSince(measured) >= 3600 {
        Text(measured, style: .relative).font(.caption)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
