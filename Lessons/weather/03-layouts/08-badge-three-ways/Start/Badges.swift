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
      // TODO: no fill, a line around the text.
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
  }
}

/// A badge with a fill that lets everything through.
struct FaintBadge: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      // TODO: a fill of a fifth of its strength.
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
  }
}

/// A solid badge with the letters cut out of it.
struct CutOutBadge: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      // TODO: the fill stays, and the letters become holes in it.
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
  }
}
