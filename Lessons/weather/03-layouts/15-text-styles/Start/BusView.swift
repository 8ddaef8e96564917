import SwiftUI
import WidgetKit

/// The next bus: its line, its destination, and the minutes until it comes.
struct BusView: View {
  let line: String
  let destination: String
  let minutes: Int

  // TODO: these sizes ignore the user's text size. Let them grow with it.
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
