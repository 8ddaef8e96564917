import SwiftUI
import WidgetKit

// TODO: in StandBy there is no yellow behind it, and nobody within reach.
struct AlarmView: View {
  let time: String
  let word: String

  var body: some View {
    VStack {
      Text(time)
        .font(.system(size: 32, weight: .bold))
      Text(word)
        .font(.headline)
    }
    .foregroundStyle(.black)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
