import AppIntents
import SwiftUI
import WidgetKit

/// Celsius where the value is true, Fahrenheit where it is not.
struct SetCelsiusIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Celsius"

  @Parameter(title: "Celsius")
  var value: Bool

  func perform() async throws -> some IntentResult {
    // TODO: nobody reads this key, and the widget is not told.
    UserDefaults.standard.set(value, forKey: "unit")
    return .result()
  }
}

struct UnitProvider: ControlValueProvider {
  var previewValue: Bool { true }

  func currentValue() async throws -> Bool {
    // TODO: this is not looked up.
    true
  }
}

struct UnitControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Unit", provider: UnitProvider()) { isCelsius in
      ControlWidgetToggle("Temperature", isOn: isCelsius, action: SetCelsiusIntent()) { _ in
        // TODO: the same words and the same symbol, on and off.
        Label("Unit", systemImage: "thermometer.medium")
      }
    }
    .displayName("Celsius")
    .description("Switch between Celsius and Fahrenheit.")
  }
}
