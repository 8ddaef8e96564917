import SwiftUI

struct CrossingView: View {
  let crossing: Crossing

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Image(systemName: "ferry")
          .accessibilityHidden(true)
        Text(crossing.island)
          .font(.headline)
      }
      Image(systemName: crossing.isRunning ? "checkmark.circle" : "xmark.circle")
        .font(.largeTitle)
        .accessibilityLabel(crossing.isRunning ? "running" : "cancelled")
      HStack {
        Image(systemName: "wind")
          .accessibilityLabel("Wind \(crossing.wind)")
        Image(systemName: "water.waves")
          .accessibilityLabel("Waves \(crossing.waves)")
      }
      .font(.title3)
    }
  }
}
