import SwiftUI
import WidgetKit

struct AlarmView: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  let time: String
  let word: String

  var body: some View {
    VStack {
      Text(time)
        .font(.system(size: showsBackground ? 32 : 72, weight: .bold))
        .fixedSize()
      Text(word)
        .font(.headline)
    }
    .foregroundStyle(showsBackground ? .black : .white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
