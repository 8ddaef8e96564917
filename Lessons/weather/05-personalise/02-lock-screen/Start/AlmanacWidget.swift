import SwiftUI
import WidgetKit

struct AlmanacEntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: ForecastEntry

  private var hour: Int { Calendar.current.component(.hour, from: entry.date) }

  var body: some View {
    switch family {
    case .systemMedium:
      MediumForecastView(forecast: entry.forecast, hour: hour)
        .foregroundStyle(.white)
    // TODO: add a case for each Lock Screen family.
    default:
      SmallForecastView(forecast: entry.forecast)
        .foregroundStyle(.white)
    }
  }
}

@main
struct AlmanacWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AlmanacWidget", provider: ForecastProvider()) { entry in
      AlmanacEntryView(entry: entry)
        .containerBackground(for: .widget) {
          SkyBackground(sky: entry.forecast.sky)
        }
    }
    .configurationDisplayName("Almanac")
    .description("See today's weather and the hours ahead.")
    // TODO: offer the three Lock Screen families too.
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
