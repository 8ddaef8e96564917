import SwiftUI
import WidgetKit

/// One forecast in the layout of each family.
struct AlmanacEntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: AlmanacEntry

  private var hour: Int { Calendar.current.component(.hour, from: entry.date) }

  private var days: [DayForecast] { PlaceSource.days(of: entry.forecast, after: entry.date) }

  /// What is `.secondary` on the sky: opaque, and 4.5 : 1 on the brightest of them.
  private let faint = Color(white: 0.95)

  var body: some View {
    layout
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    // TODO: where a tap leads.
  }

  @ViewBuilder private var layout: some View {
    // TODO: the place as its reader writes it; a sign where the entry is old.
    switch family {
    case .systemSmall:
      SmallForecastView(forecast: entry.forecast)
        .foregroundStyle(.white, faint)
    case .systemMedium:
      MediumForecastView(forecast: entry.forecast, hour: hour)
        .foregroundStyle(.white, faint)
    case .systemLarge:
      // TODO: below it, what a finger can do.
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

// TODO: previews of the three families of the Home Screen, each with a fresh entry and an old one.
