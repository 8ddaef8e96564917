import SwiftUI
import WidgetKit

/// When the tide turns, at a harbour.
struct TideView: View {
  let harbour: String
  let time: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: "water.waves")
        .font(.title2)
      Group {
        if harbour.count < 8 {
          Text("\(harbour) \(time)")
        } else {
          Text(time)
        }
      }
      .font(.headline)
      .lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
