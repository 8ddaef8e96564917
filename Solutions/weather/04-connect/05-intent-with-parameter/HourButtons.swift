import AppIntents
import SwiftUI
import WidgetKit

/// Shows another hour.
struct ShowHourIntent: AppIntent {
  static let title: LocalizedStringResource = "Show an hour"

  @Parameter(title: "Hour")
  var hour: Int

  init() {}

  init(hour: Int) {
    self.hour = hour
  }

  func perform() async throws -> some IntentResult {
    ShownHour.value = hour
    return .result()
  }
}

/// The buttons for the previous hour on the left and the next hour on the right.
struct HourButtons: View {
  /// The current hour in the widget.
  let hour: Int

  var body: some View {
    HStack {
      Button(intent: ShowHourIntent(hour: hour - 1)) {
        Image(systemName: "chevron.left")
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Previous hour")
      .disabled(hour <= ShownHour.all.lowerBound)
      Spacer()
      Button(intent: ShowHourIntent(hour: hour + 1)) {
        Image(systemName: "chevron.right")
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Next hour")
      .disabled(hour >= ShownHour.all.upperBound)
    }
    .buttonStyle(.plain)
  }
}
