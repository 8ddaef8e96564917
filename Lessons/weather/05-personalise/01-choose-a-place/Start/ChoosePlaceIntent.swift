import AppIntents
import WidgetKit

/// A place that people can choose.
enum Place: String, AppEnum {
  case seoul, busan, jeju

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Place")
  // TODO: add the name that people read for every place.
  static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [:]

  /// The place's forecast.
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
    // The whole day is as much warmer as now.
    let warmer = forecast.temperature - Forecast.sample.temperature
    forecast.high += warmer
    forecast.low += warmer
    for index in forecast.hours.indices { forecast.hours[index].temperature += warmer }
    return forecast
  }
}

/// The choices in the widget's edit sheet.
struct ChoosePlaceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a place"
  static let description = IntentDescription("Choose whose weather you want to see.")

  // TODO: add a parameter `place`, with Seoul as its default.
}
