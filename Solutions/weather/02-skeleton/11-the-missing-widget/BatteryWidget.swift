import SwiftUI
import WidgetKit

struct BatteryEntry: TimelineEntry {
  let date: Date
  let charge: Double
}

struct BatteryProvider: TimelineProvider {
  func placeholder(in context: Context) -> BatteryEntry { BatteryEntry(date: Date(), charge: 0.63) }

  func getSnapshot(in context: Context, completion: @escaping (BatteryEntry) -> Void) {
    completion(BatteryEntry(date: Date(), charge: 0.63))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<BatteryEntry>) -> Void) {
    let entry = BatteryEntry(date: Date(), charge: 0.63)
    completion(Timeline(entries: [entry], policy: .after(.now + 3600)))
  }
}

extension View {
  /// Adds the container background that iOS 17 needs, and only padding on older systems.
  @ViewBuilder func widgetSurface() -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(.background, for: .widget)
    } else {
      padding()
    }
  }
}

@main
struct BatteryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "BatteryWidget", provider: BatteryProvider()) { entry in
      BatteryView(charge: entry.charge)
    }
    .configurationDisplayName("Battery")
    .description("See how far your bicycle will take you.")
    .supportedFamilies([.systemSmall])
  }
}
