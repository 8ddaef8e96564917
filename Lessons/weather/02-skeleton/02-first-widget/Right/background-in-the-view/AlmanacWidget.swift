import SwiftUI
import WidgetKit

struct AlmanacEntryView: View {
  let entry: ForecastEntry

  var body: some View {
    Label {
      Text("\(entry.forecast.place), \(entry.forecast.temperatureText)")
    } icon: {
      Image(systemName: entry.forecast.sky.symbolName)
    }
    .containerBackground(for: .widget) {
      Color.teal.opacity(0.3)
    }
  }
}

@main
struct AlmanacWidget: Widget {
  private let families: [WidgetFamily] = [.systemMedium, .systemSmall]

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "almanac", provider: ForecastProvider()) {
      AlmanacEntryView(entry: $0)
    }
    .supportedFamilies(families)
    .description("Check the sky before you leave.")
    .configurationDisplayName("Weather almanac")
  }
}
