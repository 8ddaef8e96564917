import SwiftUI
import WidgetKit

struct BatteryView: View {
  /// The charge of the bicycle's battery, from 0 to 1.
  let charge: Double

  var body: some View {
    if #available(iOSApplicationExtension 16.0, *) {
      RoundBattery(charge: charge)
        .widgetSurface()
    } else {
      Text("\(Int((charge * 100).rounded()))%")
        .font(.largeTitle)
        .widgetSurface()
    }
  }
}

@available(iOS 16.0, *)
private struct RoundBattery: View {
  let charge: Double

  var body: some View {
    Gauge(value: charge) {
      Image(systemName: "bicycle")
    } currentValueLabel: {
      Text("\(Int((charge * 100).rounded()))%")
    }
    .gaugeStyle(.accessoryCircular)
  }
}
