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
      // TODO: a shorter form where this one has no room.
      Text("High tide at \(harbour) \(time)")
        .font(.headline)
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
