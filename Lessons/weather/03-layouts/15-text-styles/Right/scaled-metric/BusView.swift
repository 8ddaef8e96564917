import SwiftUI
import WidgetKit

struct BusView: View {
  let line: String
  let destination: String
  let minutes: Int
  @ScaledMetric(relativeTo: .title2) private var size = 24.0

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(line).font(.subheadline.bold())
        Text(destination).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(minutes) min").font(.system(size: size, weight: .medium))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
  }
}
