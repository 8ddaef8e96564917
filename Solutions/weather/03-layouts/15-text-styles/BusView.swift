import SwiftUI
import WidgetKit

/// The next bus: its line, its destination, and the minutes until it comes.
struct BusView: View {
  let line: String
  let destination: String
  let minutes: Int

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(line)
          .font(.headline)
        Text(destination)
          .font(.caption)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      Spacer(minLength: 8)
      Text("\(minutes) min")
        .font(.title2)
    }
  }
}
