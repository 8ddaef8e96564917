import AppIntents
import SwiftUI
import WidgetKit

struct RefreshForecastIntent: AppIntent {
  static var title: LocalizedStringResource { "Read the station" }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    Measurements.refresh()
    return .result(value: Measurements.temperature)
  }
}

struct RefreshButton: View {
  var body: some View {
    HStack {
      Spacer()
      Button(intent: RefreshForecastIntent()) {
        Label("Refresh", systemImage: "arrow.clockwise")
          .font(.footnote)
          .frame(minWidth: 60, minHeight: 44)
      }
      .buttonStyle(.plain)
    }
  }
}
