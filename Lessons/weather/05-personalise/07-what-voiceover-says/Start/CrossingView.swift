import SwiftUI

struct CrossingView: View {
  let crossing: Crossing

  var body: some View {
    // TODO: what do people hear if they can't see this?
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Image(systemName: "ferry")
        Text(crossing.island)
          .font(.headline)
      }
      Image(systemName: crossing.isRunning ? "checkmark.circle" : "xmark.circle")
        .font(.largeTitle)
      HStack {
        Image(systemName: "wind")
        Text("\(crossing.wind)")
        Image(systemName: "water.waves")
        Text("\(crossing.waves)")
      }
      .font(.title3)
    }
  }
}
