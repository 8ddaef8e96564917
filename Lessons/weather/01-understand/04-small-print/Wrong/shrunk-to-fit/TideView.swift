import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading) {
      Text(tide.place).font(.headline)
      Text(tide.time, style: .time).font(.title)
      Text("Height \(tide.height) cm, coefficient \(tide.coefficient)")
        .lineLimit(1)
        .minimumScaleFactor(0.3)
    }
  }
}
