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
      HStack(spacing: 4) {
        Image(systemName: "exclamationmark.arrow.circlepath")
        Text(measured, style: .relative)
          .lineLimit(1)
      }
      .font(.footnote)
      .opacity(measured.addingTimeInterval(3600) <= shown ? 1 : 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
