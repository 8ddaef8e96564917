import SwiftUI

struct CrossingView: View {
  let crossing: Crossing

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Image(systemName: "ferry").accessibilityHidden(true)
        Text(crossing.island)
          .font(.headline)
      }
      Image(systemName: crossing.isRunning ? "checkmark.circle" : "xmark.circle")
        .font(.largeTitle)
        .accessibilityHidden(true)
      HStack {
        Image(systemName: "wind").accessibilityLabel("Wind")
        Text("\(crossing.wind)")
        Image(systemName: "water.waves").accessibilityLabel("Waves")
        Text("\(crossing.waves)")
          .accessibilityLabel("\(crossing.waves), \(crossing.isRunning ? "running" : "cancelled")")
      }
      .font(.title3)
    }
  }
}
