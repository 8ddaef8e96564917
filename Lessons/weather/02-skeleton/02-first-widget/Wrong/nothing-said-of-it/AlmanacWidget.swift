import SwiftUI
import WidgetKit

struct AlmanacEntryView: View {
  let entry: ForecastEntry

  var body: some View {
    VStack {
      Text(entry.forecast.temperatureText)
        .font(.largeTitle)
      Text(entry.forecast.place)
        .font(.caption)
    }
  }
}

@main
struct AlmanacWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AlmanacWidget", provider: ForecastProvider()) { entry in
      AlmanacEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Almanac")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
