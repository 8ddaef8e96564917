import SwiftUI
import WidgetKit

struct AlarmView: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  let time: String
  let word: String

  var body: some View {
    VStack {
      Text(time)
        .font(.system(size: showsBackground ? 32 : 54, weight: .bold))
        .fixedSize(horizontal: false, vertical: true)
      Text(word)
        .font(.headline)
    }
    .foregroundStyle(showsBackground ? .black : .white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
