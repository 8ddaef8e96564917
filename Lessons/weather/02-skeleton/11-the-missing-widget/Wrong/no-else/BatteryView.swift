import SwiftUI
import WidgetKit

struct BatteryView: View {
  /// How full the bicycle's battery is, from 0 to 1.
  let charge: Double

  var body: some View {
    VStack {
      if #available(iOS 16.0, *) {
        Gauge(value: charge) {
          Text("Battery")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
      Text(charge, format: .percent.precision(.fractionLength(0)))
        .font(.title)
    }
    .widgetSurface()
  }
}
