import SwiftUI
import WidgetKit

struct BatteryView: View {
  /// The charge of the bicycle's battery, from 0 to 1.
  let charge: Double

  var body: some View {
    VStack {
      // TODO: Gauge came with iOS 16. What do older phones draw?
      Gauge(value: charge) {
        Text("Battery")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      Text(charge, format: .percent.precision(.fractionLength(0)))
        .font(.title)
    }
    .widgetSurface()
  }
}
