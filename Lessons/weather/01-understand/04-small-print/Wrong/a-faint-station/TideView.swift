import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(tide.place)
      Text(tide.time, style: .time)
        .font(.system(size: 20, weight: .light))
      Text("\(tide.height) cm")
      Text("Data: harbour office")
        .font(.system(size: 11))
        .foregroundStyle(.tertiary)
    }
  }
}
