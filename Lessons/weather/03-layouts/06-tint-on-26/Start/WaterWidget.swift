import SwiftUI
import WidgetKit

/// Six drops, one for each glass of the day.
struct WaterView: View {
  let entry: WaterEntry

  var body: some View {
    VStack(spacing: 10) {
      Text("Water")
        .font(.caption.bold())
      ForEach(0..<2, id: \.self) { row in
        HStack(spacing: 14) {
          ForEach(0..<3, id: \.self) { column in
            drop(isDrunk: row * 3 + column < entry.drunk)
          }
        }
      }
    }
  }

  private func drop(isDrunk: Bool) -> some View {
    // TODO: on iOS 26, all six look alike. Make them differ in more than the group.
    Image(systemName: "drop.fill")
      .font(.title)
      .foregroundStyle(isDrunk ? .cyan : .gray)
      .widgetAccentable(isDrunk)
  }
}

struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WaterWidget", provider: WaterProvider()) { entry in
      WaterView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Water")
    .description("Keep count of the day's glasses.")
    .supportedFamilies([.systemSmall])
  }
}
