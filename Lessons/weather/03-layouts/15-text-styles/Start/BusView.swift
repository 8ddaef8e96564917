import SwiftUI
import WidgetKit

/// The next bus: which, where to, and in how many minutes.
struct BusView: View {
  let line: String
  let destination: String
  let minutes: Int

  // TODO: these sizes stay as they are, however large somebody has set the text.
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(line)
          .font(.system(size: 17, weight: .semibold))
        Text(destination)
          .font(.system(size: 12))
      }
      .lineLimit(1)
      Spacer(minLength: 8)
      Text("\(minutes) min")
        .font(.system(size: 22))
    }
  }
}
