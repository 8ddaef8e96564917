import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(tide.place)
      Text(tide.time, style: .time).font(.title)
      Text("Height \(tide.height) cm, coefficient \(tide.coefficient)")
      Text("Station \(tide.station)")
      Text(tide.source)
    }
    .font(.system(size: 9))
  }
}
