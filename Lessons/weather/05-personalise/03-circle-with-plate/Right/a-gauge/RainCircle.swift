import SwiftUI
import WidgetKit

struct RainCircle: View {
  let chance: Int

  private var gauge: some View {
    Gauge(value: Double(chance), in: 0...100) {
      Image(systemName: "drop.fill")
    } currentValueLabel: {
      Text("\(chance)")
    }
    .gaugeStyle(.accessoryCircularCapacity)
  }

  var body: some View {
    AccessoryWidgetBackground()
      .overlay(gauge)
  }
}
