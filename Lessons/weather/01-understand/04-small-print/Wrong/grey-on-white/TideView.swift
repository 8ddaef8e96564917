import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading) {
      Text(tide.place).font(.headline).foregroundStyle(Color(white: 0.75))
      Text(tide.time, style: .time).font(.title)
      Text("\(tide.height) cm").font(.callout)
    }
  }
}
