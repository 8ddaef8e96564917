import SwiftUI
import WidgetKit

/// The forecast in each family's own layout.
struct AlmanacEntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: AlmanacEntry

  private var hour: Int { Calendar.current.component(.hour, from: entry.date) }

  private var days: [DayForecast] { PlaceSource.days(of: entry.forecast, after: entry.date) }

  /// The `.secondary` color on the sky: opaque, with 4.5 : 1 on the brightest sky.
  private let faint = Color(white: 0.95)

  var body: some View {
    layout
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    // TODO: set the link that a tap opens.
  }

  @ViewBuilder private var layout: some View {
    // TODO: show the place's name in the reader's language, and a sign for an old entry.
    switch family {
    case .systemSmall:
      SmallForecastView(forecast: entry.forecast)
        .foregroundStyle(.white, faint)
    case .systemMedium:
      MediumForecastView(forecast: entry.forecast, hour: hour)
        .foregroundStyle(.white, faint)
    case .systemLarge:
      // TODO: add the controls below it.
      LargeForecastView(forecast: entry.forecast, hour: hour, days: days)
        .foregroundStyle(.white, faint)
    case .accessoryCircular:
      CircularForecastView(forecast: entry.forecast)
    case .accessoryRectangular:
      RectangularForecastView(forecast: entry.forecast)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    case .accessoryInline:
      InlineForecastView(forecast: entry.forecast)
        .dynamicTypeSize(...DynamicTypeSize.large)
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

// TODO: add previews of the three Home Screen families, each with a fresh entry and an old one.
