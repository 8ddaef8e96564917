import SwiftUI
import WidgetKit

struct AlmanacEntryView: View {
  let entry: ForecastEntry

  var body: some View {
    VStack {
      Text(entry.forecast.place)
      Text(entry.forecast.temperatureText)
    }
  }
}

@main
struct AlmanacWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AlmanacWidget", provider: ForecastProvider()) { entry in
      AlmanacEntryView(entry: entry)
        .foregroundStyle(.black)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Almanac")
    .description("See today's weather.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
