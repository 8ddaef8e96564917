import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    ZStack {
      Text(tide.place).font(.headline)
      Text(tide.time, style: .time).font(.title)
      Text("\(tide.height) cm").font(.callout).offset(y: 30)
    }
  }
}
