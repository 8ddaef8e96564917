import AppIntents
import SwiftUI
import WidgetKit

/// Reads the weather station again.
struct RefreshForecastIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh the forecast"

  func perform() async throws -> some IntentResult {
    Measurements.refresh()
    return .result()
  }
}

struct RefreshButton: View {
  var body: some View {
    Button(intent: RefreshForecastIntent()) {
      Image(systemName: "arrow.clockwise").frame(width: 44, height: 44)
    }
    .buttonStyle(.plain).accessibilityLabel("Refresh").disabled(true)
  }
}
