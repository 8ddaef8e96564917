import SwiftUI
import WidgetKit

struct AlarmView: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  let time: String
  let word: String

  var body: some View {
    Group {
      if showsBackground {
        VStack {
          Text(time).font(.system(size: 32, weight: .bold))
          Text(word).font(.headline)
        }
        .foregroundStyle(.black)
      } else {
        Text(time)
          .font(.system(size: 48, weight: .heavy))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
