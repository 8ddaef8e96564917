import SwiftUI
import WidgetKit

struct AlmanacEntryView: View {
  let entry: ForecastEntry

  var body: some View {
    Text("\(entry.forecast.place): \(entry.forecast.temperature)°C")
  }
}

@main
struct AlmanacWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AlmanacWidget", provider: ForecastProvider()) { entry in
      AlmanacEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("날씨")
    .description("오늘 날씨를 봐요.")
    .supportedFamilies([.systemMedium, .systemSmall])
  }
}
