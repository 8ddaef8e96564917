import SwiftUI
import WidgetKit

/// One forecast in the layout of each family.
struct AlmanacEntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: AlmanacEntry

  private var hour: Int { Calendar.current.component(.hour, from: entry.date) }

  private var days: [DayForecast] { entry.forecast.days(after: entry.date) }

  /// What is `.secondary` on the sky: opaque, and 4.5 : 1 on the brightest of them.
  private let faint = Color(white: 0.95)

  var body: some View {
    layout
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .widgetURL(URL(string: "almanac://today"))
  }

  @ViewBuilder private var layout: some View {
    switch family {
    case .systemSmall:
      SmallForecastView(forecast: entry.forecast)
        .foregroundStyle(.white, faint)
    case .systemMedium:
      MediumForecastView(forecast: entry.forecast, hour: hour)
        .foregroundStyle(.white, faint)
    case .systemLarge:
      LargeForecastView(forecast: entry.forecast, hour: hour, days: days)
        .foregroundStyle(.white, faint)
    case .accessoryCircular:
      CircularForecastView(forecast: entry.forecast)
    case .accessoryRectangular:
      RectangularForecastView(forecast: entry.forecast)
        .minimumScaleFactor(0.4)
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
    AppIntentConfiguration(
      kind: "AlmanacWidget", intent: ChoosePlaceIntent.self, provider: AlmanacProvider()
    ) { entry in
      AlmanacEntryView(entry: entry)
        .containerBackground(for: .widget) {
          SkyBackground(sky: entry.forecast.sky)
        }
    }
    .configurationDisplayName("Almanac")
    .description("See today's weather and the hours ahead.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}
