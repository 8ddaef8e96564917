import AppIntents
import SwiftUI
import WidgetKit

/// Switches to Celsius if the value is true, and to Fahrenheit if it isn't.
struct SetCelsiusIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Celsius"

  @Parameter(title: "Celsius")
  var value: Bool

  func perform() async throws -> some IntentResult {
    Unit.isCelsius = value
    WidgetCenter.shared.reloadTimelines(ofKind: "Temperature")
    return .result()
  }
}

struct UnitProvider: ControlValueProvider {
  var previewValue: Bool { true }

  func currentValue() async throws -> Bool { Unit.isCelsius }
}

struct UnitControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Unit", provider: UnitProvider()) { isCelsius in
      ControlWidgetToggle("Temperature", isOn: isCelsius, action: SetCelsiusIntent()) { isOn in
        Label(
          isOn ? "Celsius" : "Fahrenheit",
          systemImage: isOn ? "c.circle" : "f.circle")
      }
    }
    .displayName("Celsius")
    .description("Switch between Celsius and Fahrenheit.")
  }
}
