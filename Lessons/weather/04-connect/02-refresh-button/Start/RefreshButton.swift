import AppIntents
import SwiftUI
import WidgetKit

/// Reads the weather station again.
struct RefreshForecastIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh the forecast"

  func perform() async throws -> some IntentResult {
    // TODO: read the station again.
    return .result()
  }
}

struct RefreshButton: View {
  var body: some View {
    // TODO: add a button that performs the intent, is easy to tap, and has words for VoiceOver.
    Image(systemName: "arrow.clockwise")
  }
}
