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

  /// The forecast, with the place's name in the reader's language and degrees in the reader's unit.
  private var forecast: Forecast {
    var forecast = entry.forecast
    forecast.place = Station.name(of: entry.place, in: locale)
    forecast.temperature = local(forecast.temperature)
    forecast.high = local(forecast.high)
    forecast.low = local(forecast.low)
    for index in forecast.hours.indices {
      forecast.hours[index].temperature = local(forecast.hours[index].temperature)
    }
    return forecast
  }

  /// Returns a day with degrees in the reader's unit.
  private func local(_ day: DayForecast) -> DayForecast {
    DayForecast(weekday: day.weekday, sky: day.sky, high: local(day.high), low: local(day.low))
  }

  /// Returns degrees Celsius in the reader's unit.
  private func local(_ celsius: Int) -> Int {
    guard locale.measurementSystem == .us else { return celsius }
    let degrees = Measurement(value: Double(celsius), unit: UnitTemperature.celsius)
    return Int(degrees.converted(to: .fahrenheit).value.rounded())
  }

  var body: some View {
    layout
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .widgetURL(Station.link(to: entry.place))
  }

  @ViewBuilder private var layout: some View {
    switch family {
    case .systemSmall:
      SmallForecastView(forecast: forecast)
        .overlay(alignment: .topTrailing) {
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
      VStack(alignment: .leading, spacing: 12) {
        LargeForecastView(forecast: forecast, hour: hour, days: days.prefix(3).map(local))
        AlmanacActions(entry: entry)
      }
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
      .foregroundStyle(.white, faint)
    case .accessoryCircular:
      CircularForecastView(forecast: forecast)
    case .accessoryRectangular:
      RectangularForecastView(forecast: forecast)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    case .accessoryInline:
      InlineForecastView(forecast: forecast)
        .dynamicTypeSize(...DynamicTypeSize.large)
    default:
      EmptyView()
    }
  }
}

extension Locale {
  /// Whether the reader reads Korean.
  var isKorean: Bool { language.languageCode == .korean }
}

/// A sign for an old forecast.
struct StaleSign: View {
  @Environment(\.locale) private var locale

  var body: some View {
    Label(locale.isKorean ? "최신 예보 아님" : "Out of date", systemImage: "clock.arrow.circlepath")
      .font(.caption2)
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .dynamicTypeSize(...DynamicTypeSize.large)
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
