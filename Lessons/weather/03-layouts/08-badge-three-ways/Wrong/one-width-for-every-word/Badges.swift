import SwiftUI
import WidgetKit

struct OutlinedBadge: View {
  let text: String
  var body: some View {
    Text(text)
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .frame(width: 30)
      .lineLimit(1)
      .overlay { Capsule().strokeBorder(.blue) }
  }
}

struct FaintBadge: View {
  let text: String
  var body: some View {
    Text(text)
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.blue.opacity(0.2), in: Capsule())
  }
}

struct CutOutBadge: View {
  let text: String
  var body: some View {
    Text(text)
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .blendMode(.destinationOut)
      .background(.blue, in: Capsule())
      .compositingGroup()
  }
}
