import AppIntents
import SwiftUI
import WidgetKit

/// Reads the weather station again.
struct RefreshForecastIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh the forecast"
  static let description = IntentDescription("Reads the weather station again.")

  func perform() async throws -> some IntentResult {
    Measurements.refresh()
    return .result()
  }
}

struct RefreshButton: View {
  var body: some View {
    Button(intent: RefreshForecastIntent()) {
      Image(systemName: "arrow.clockwise")
        .font(.body)
        .frame(width: 44, height: 44)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Refresh")
    .opacity(0)
  }
}
