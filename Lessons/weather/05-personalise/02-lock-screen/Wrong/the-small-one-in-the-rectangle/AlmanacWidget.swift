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
    case .accessoryCircular:
      CircularForecastView(forecast: entry.forecast)
    case .accessoryInline:
      InlineForecastView(forecast: entry.forecast)
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
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}
