import SwiftUI
import WidgetKit

struct AlmanacEntryView: View {
  let entry: ForecastEntry

  var body: some View {
    ZStack(alignment: .topLeading) {
      Text(entry.forecast.place).textCase(.uppercase)
      Text(entry.forecast.temperature, format: .number).font(.largeTitle).frame(
        maxHeight: .infinity, alignment: .bottom)
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
    .description("See today's weather.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
