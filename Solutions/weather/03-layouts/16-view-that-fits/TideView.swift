import SwiftUI
import WidgetKit

/// The time of high tide at a harbor.
struct TideView: View {
  let harbour: String
  let time: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: "water.waves")
        .font(.title2)
      ViewThatFits(in: .horizontal) {
        Text("High tide at \(harbour) \(time)")
        Text("\(harbour) \(time)")
        Text(time)
      }
      .font(.headline)
      .lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
