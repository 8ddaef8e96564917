import SwiftUI
import WidgetKit

@available(iOS 16.0, *)
struct BatteryView: View {
  /// How full the bicycle's battery is, from 0 to 1.
  let charge: Double

  var body: some View {
    VStack {
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
