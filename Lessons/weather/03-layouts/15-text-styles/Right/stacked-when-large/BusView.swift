import SwiftUI
import WidgetKit

struct BusView: View {
  let line: String
  let destination: String
  let minutes: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(minutes) min").font(.title3.weight(.semibold))
      HStack {
        Text(line).font(.caption.bold()).layoutPriority(1)
        Text(destination).font(.caption)
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.55)
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}
