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

  /// How warm it is, in degrees Celsius.
  var celsius: Int {
    switch self {
    case .seoul: 19
    case .busan: 22
    case .daegwallyeong: -7
    }
  }
}

/// What people choose while they edit the widget.
struct ChooseTownIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a town"
  static let description = IntentDescription("Choose a town, and the degrees that you read.")

  @Parameter(title: "Town", default: .seoul)
  var town: Town

  @Parameter(title: "Fahrenheit", default: false)
  var usesFahrenheit: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$town, .equalTo, .seoul) {
      Summary("How warm it is in \(\.$town)") { \.$usesFahrenheit }
    } otherwise: {
      Summary("How warm it is in \(\.$town)")
    }
  }
}

extension ChooseTownIntent {
  /// The temperature as this person reads it: `19 °C` or `66 °F`.
  var temperatureText: String {
    guard usesFahrenheit else { return "\(town.celsius) °C" }
    return "\(Int((Double(town.celsius) * 9 / 5 + 32).rounded())) °F"
  }
}
