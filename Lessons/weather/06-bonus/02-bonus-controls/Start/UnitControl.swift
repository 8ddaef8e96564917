import AppIntents
import SwiftUI
import WidgetKit

/// Switches to Celsius if the value is true, and to Fahrenheit if it isn't.
struct SetCelsiusIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Celsius"

  @Parameter(title: "Celsius")
  var value: Bool

  func perform() async throws -> some IntentResult {
    // TODO: store the value where `Unit` reads it, and update the widget.
    UserDefaults.standard.set(value, forKey: "unit")
    return .result()
  }
}

struct UnitProvider: ControlValueProvider {
  var previewValue: Bool { true }

  func currentValue() async throws -> Bool {
    // TODO: return the stored value.
    true
  }
}

struct UnitControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Unit", provider: UnitProvider()) { isCelsius in
      ControlWidgetToggle("Temperature", isOn: isCelsius, action: SetCelsiusIntent()) { _ in
        // TODO: use different words and symbols for on and off.
        Label("Unit", systemImage: "thermometer.medium")
      }
    }
    .displayName("Celsius")
    .description("Switch between Celsius and Fahrenheit.")
  }
}
