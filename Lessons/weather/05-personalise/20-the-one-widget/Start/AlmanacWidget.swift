import SwiftUI
import WidgetKit

/// The forecast in each family's own layout.
struct AlmanacEntryView: View {
  @Environment(\.widgetFamily) private var family
  // TODO: use the entry of your new provider.
  let entry: ForecastEntry

  private var hour: Int { Calendar.current.component(.hour, from: entry.date) }

  var body: some View {
    switch family {
    case .systemMedium:
      MediumForecastView(forecast: entry.forecast, hour: hour)
        .foregroundStyle(.white)
    // TODO: add the small and the large layout. `default` is for future families.
    case .accessoryCircular:
      CircularForecastView(forecast: entry.forecast)
    case .accessoryRectangular:
      RectangularForecastView(forecast: entry.forecast)
    case .accessoryInline:
      InlineForecastView(forecast: entry.forecast)
    default:
      EmptyView()
    }
  }
}

@main
struct AlmanacWidget: Widget {
  var body: some WidgetConfiguration {
    // TODO: use the configuration that asks for a place, with your new provider.
    StaticConfiguration(kind: "AlmanacWidget", provider: ForecastProvider()) { entry in
      AlmanacEntryView(entry: entry)
        .containerBackground(for: .widget) {
          SkyBackground(sky: entry.forecast.sky)
        }
    }
    .configurationDisplayName("Almanac")
    .description("See today's weather and the hours ahead.")
    // TODO: offer six families.
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}
