import SwiftUI

struct CrossingView: View {
  let crossing: Crossing

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label {
        Text(crossing.island).font(.headline)
      } icon: {
        Image(systemName: "ferry").accessibilityHidden(true)
      }
      Image(systemName: crossing.isRunning ? "checkmark.circle" : "xmark.circle")
        .font(.largeTitle)
        .accessibilityLabel(Text(crossing.isRunning ? "is running" : "is cancelled"))
      HStack {
        pair("wind", "Wind", crossing.wind)
        pair("water.waves", "Waves", crossing.waves)
      }
    }
  }

  private func pair(_ symbol: String, _ name: String, _ value: Int) -> some View {
    HStack {
      Image(systemName: symbol)
      Text("\(value)")
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(name) \(value)")
  }
}
