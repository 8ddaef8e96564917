import SwiftUI
import WidgetKit

/// A badge with a line around it.
struct OutlinedBadge: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .overlay {
        Capsule().strokeBorder(.blue, lineWidth: 1.5)
      }
  }
}

/// A badge with a faint fill.
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

/// A solid badge with its letters cut out.
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
