import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    VStack(spacing: 8) {
      Text(tide.time.formatted(date: .omitted, time: .shortened))
        .font(.system(size: 30, weight: .semibold))
        .minimumScaleFactor(0.6)
        .lineLimit(1)
      HStack {
        Text(tide.place)
        Spacer()
        Text("\(tide.height) cm").monospacedDigit()
      }
      .font(.footnote)
    }
  }
}
