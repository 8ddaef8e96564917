import SwiftUI
import WidgetKit

/// When the tide turns, at a harbour.
struct TideView: View {
  let harbour: String
  let time: String
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: "water.waves")
        .font(.title2)
      Group {
        if family == .systemSmall {
          Text("\(harbour) \(time)")
        } else {
          Text("High tide at \(harbour) \(time)")
        }
      }
      .font(.headline)
      .lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
