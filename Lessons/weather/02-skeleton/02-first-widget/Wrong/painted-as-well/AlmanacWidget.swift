import SwiftUI
import WidgetKit

struct AlmanacEntryView: View {
  let entry: ForecastEntry

  var body: some View {
    VStack {
      Text(entry.forecast.place); Text(entry.forecast.temperatureText)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.orange)
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
    .description("See today's weather.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
