import SwiftUI
import WidgetKit

// TODO: in StandBy, the yellow is gone, and people look from across the room.
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
