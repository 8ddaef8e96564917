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
      // TODO: draw a line around the text, and no fill.
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
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
      // TODO: give the fill a fifth of its opacity.
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
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
      // TODO: keep the fill, and make the letters holes in it.
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
  }
}
