import AppIntents
import WidgetKit

/// A place that people can choose.
enum Place: String, AppEnum {
  case seoul, busan, jeju

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Place")
  // TODO: a name for every place, as people read it.
  static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [
    .seoul: "Seoul", .busan: "Busan", .jeju: "Jeju",
  ]

  /// The forecast of the place.
  var forecast: Forecast {
    var forecast = Forecast.sample
    switch self {
    case .seoul: forecast.place = "Seoul"
    case .busan:
      forecast.place = "Busan"
      forecast.temperature = 25
    case .jeju:
      forecast.place = "Jeju"
      forecast.temperature = 28
    }
    return forecast
  }
}

/// What people choose while they edit the widget.
struct ChoosePlaceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a place"
  static let description = IntentDescription("Choose whose weather you want to see.")

  @Parameter(title: "Place", default: Place.seoul)
  var place: Place
}
