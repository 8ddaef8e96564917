import AppIntents
import SwiftUI
import WidgetKit

/// Reads the weather station again.
struct RefreshForecastIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh the forecast"

  func perform() async throws -> some IntentResult {
    await MainActor.run { Measurements.refresh() }
    return .result()
  }
}

struct RefreshButton: View {
  var body: some View {
    Button(intent: RefreshForecastIntent()) {
      Label("새로 고침", systemImage: "arrow.clockwise")
        .labelStyle(.iconOnly)
        .frame(minWidth: 44, minHeight: 44)
        .contentShape(.rect)
    }
    .buttonStyle(Quiet())
  }
}

struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
