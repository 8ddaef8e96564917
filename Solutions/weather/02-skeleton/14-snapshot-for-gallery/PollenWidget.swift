import SwiftUI
import WidgetKit

struct PollenView: View {
  let reading: Reading?

  var body: some View {
    if let reading {
      VStack(alignment: .leading) {
        Text(reading.plant)
          .font(.headline)
        Text(reading.level)
          .font(.largeTitle)
      }
    } else {
      Text("Open the app once to see your pollen.")
        .font(.callout)
    }
  }
}

@main
struct PollenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PollenWidget", provider: PollenProvider()) { entry in
      PollenView(reading: entry.reading)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Pollen")
    .description("See whether you can breathe easily today.")
    .supportedFamilies([.systemSmall])
  }
}
