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
      } else {
        ProgressView(value: charge)
      }
      Text(charge, format: .percent.precision(.fractionLength(0)))
        .font(.system(size: 90))
        .lineLimit(1)
    }
    .widgetSurface()
  }
}
