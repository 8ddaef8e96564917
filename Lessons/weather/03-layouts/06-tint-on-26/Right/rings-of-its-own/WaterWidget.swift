import SwiftUI
import WidgetKit

struct Glass: View {
  let isDrunk: Bool

  var body: some View {
    if isDrunk {
      Circle().fill(.blue).widgetAccentable()
    } else {
      Circle().strokeBorder(.secondary, lineWidth: 2)
    }
  }
}

struct WaterView: View {
  let entry: WaterEntry

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach([0, 2, 4], id: \.self) { first in
        GridRow {
          Glass(isDrunk: first < entry.drunk)
          Glass(isDrunk: first + 1 < entry.drunk)
        }
      }
    }
  }
}

struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WaterWidget", provider: WaterProvider()) { entry in
      WaterView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
