import SwiftUI
import WidgetKit

struct WaterEntry: TimelineEntry {
  let date: Date
  /// The temperature, or nil if unknown.
  let degrees: Int?
}

@main
struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WaterWidget", provider: WaterProvider()) { entry in
      VStack {
        Text("Haeundae")
          .font(.headline)
        Text(entry.degrees.map { "\($0)°" } ?? "–")
          .font(.system(size: 44, weight: .light))
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Water")
    .description("See how warm the sea is.")
    .supportedFamilies([.systemSmall])
  }
}
