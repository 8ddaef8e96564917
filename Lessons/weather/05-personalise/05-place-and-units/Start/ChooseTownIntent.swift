import AppIntents
import WidgetKit

/// A town that people can choose.
enum Town: String, AppEnum {
  case seoul, busan, daegwallyeong

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Town")
  static let caseDisplayRepresentations: [Town: DisplayRepresentation] = [
    .seoul: "Seoul",
    .busan: "Busan",
    .daegwallyeong: "Daegwallyeong",
  ]

  var name: String {
    switch self {
    case .seoul: "Seoul"
    case .busan: "Busan"
    case .daegwallyeong: "Daegwallyeong"
    }
  }

  /// The temperature, in degrees Celsius.
  var celsius: Int {
    switch self {
    case .seoul: 19
    case .busan: 22
    case .daegwallyeong: -7
    }
  }
}

/// The choices in the widget's edit sheet.
struct ChooseTownIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a town"
  // TODO: add a description for the Shortcuts app.

  @Parameter(title: "Town", default: .seoul)
  var town: Town

  // TODO: add a parameter `usesFahrenheit` with a default. Does the sheet show it?

  static var parameterSummary: some ParameterSummary {
    Summary("How warm it is in \(\.$town)")
  }
}

extension ChooseTownIntent {
  /// The temperature in the chosen unit: `19 °C` or `66 °F`.
  var temperatureText: String {
    // TODO: return it in Celsius or Fahrenheit, with the letter.
    "\(town.celsius)°"
  }
}
