import SwiftUI
import WidgetKit

struct AlarmView: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  let time: String
  let word: String

  var body: some View {
    VStack {
      Text(time)
        .font(.system(size: 32, weight: .bold))
        .scaleEffect(showsBackground ? 1 : 1.6)
      if showsBackground { Text(word).font(.headline) }
    }
    .foregroundStyle(showsBackground ? .black : .white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
