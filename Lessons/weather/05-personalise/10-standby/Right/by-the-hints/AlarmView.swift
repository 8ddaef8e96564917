import SwiftUI
import WidgetKit

// TODO: in StandBy there is no yellow behind it, and nobody within reach.
struct AlarmView: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  let time: String
  let word: String

  var body: some View {
    VStack {
      Text(time)
        .font(.system(size: showsBackground ? 32 : 48, weight: .bold))
      Text(word)
        .font(.headline)
    }
    .foregroundStyle(showsBackground ? .black : .white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
