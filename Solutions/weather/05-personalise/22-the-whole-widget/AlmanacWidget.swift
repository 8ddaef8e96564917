import SwiftUI
import WidgetKit

/// The forecast in each family's own layout.
struct AlmanacEntryView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale
  let entry: AlmanacEntry

  private var hour: Int { Calendar.current.component(.hour, from: entry.date) }

  private var days: [DayForecast] { PlaceSource.days(of: entry.forecast, after: entry.date) }

  /// The `.secondary` color on the sky: opaque, with 4.5 : 1 on the brightest sky.
  private let faint = Color(white: 0.95)

  /// The forecast, with the place's name in the reader's language.
  private var forecast: Forecast {
    var forecast = entry.forecast
    forecast.place = Station.name(of: entry.place, in: locale)
    return forecast
  }

  var body: some View {
    layout
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .widgetURL(Station.link(to: entry.place))
  }

  @ViewBuilder private var layout: some View {
    switch family {
    case .systemSmall:
      VStack(alignment: .leading, spacing: 2) {
        SmallForecastView(forecast: forecast)
        if entry.isStale { StaleSign() }
      }
      .foregroundStyle(.white, faint)
    case .systemMedium:
      VStack(alignment: .leading, spacing: 2) {
        MediumForecastView(forecast: forecast, hour: hour)
        if entry.isStale { StaleSign() }
      }
      .foregroundStyle(.white, faint)
    case .systemLarge:
      VStack(alignment: .leading, spacing: 0) {
        LargeForecastView(forecast: forecast, hour: hour, days: Array(days.prefix(3)))
        AlmanacActions(entry: entry)
      }
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .foregroundStyle(.white, faint)
    case .accessoryCircular:
      CircularForecastView(forecast: forecast)
    case .accessoryRectangular:
      RectangularForecastView(forecast: forecast)
        .minimumScaleFactor(0.4)
    case .accessoryInline:
      InlineForecastView(forecast: forecast)
    default:
      EmptyView()
    }
  }
}

/// A sign for an old forecast.
struct StaleSign: View {
  var body: some View {
    Label("Not up to date", systemImage: "clock.arrow.circlepath")
      .font(.caption2)
      .lineLimit(1)
      .minimumScaleFactor(0.6)
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

#Preview("Small", as: .systemSmall) {
  AlmanacWidget()
} timeline: {
  AlmanacEntry.fresh
  AlmanacEntry.old
}

#Preview("Medium", as: .systemMedium) {
  AlmanacWidget()
} timeline: {
  AlmanacEntry.fresh
  AlmanacEntry.old
}

#Preview("Large", as: .systemLarge) {
  AlmanacWidget()
} timeline: {
  AlmanacEntry.fresh
  AlmanacEntry.old
}

extension AlmanacEntry {
  /// An entry that the service has just sent.
  fileprivate static var fresh: AlmanacEntry {
    AlmanacEntry(
      date: .now, place: .jeju, forecast: Place.jeju.forecast, isStale: false, isFavourite: true)
  }

  /// An entry from before the network went down.
  fileprivate static var old: AlmanacEntry {
    AlmanacEntry(
      date: .now, place: .busan, forecast: Place.busan.forecast, isStale: true, isFavourite: false)
  }
}
