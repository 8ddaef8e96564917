import AppIntents
import SwiftUI
import WidgetKit

/// Shows another hour.
struct ShowHourIntent: AppIntent {
  static let title: LocalizedStringResource = "Show an hour"

  // TODO: add a parameter for the hour.

  func perform() async throws -> some IntentResult {
    // TODO: store the hour.
    return .result()
  }
}

/// The buttons for the previous hour on the left and the next hour on the right.
struct HourButtons: View {
  /// The current hour in the widget.
  let hour: Int

  var body: some View {
    HStack {
      // TODO: add a button for the previous hour. What does it do at the first hour?
      Image(systemName: "chevron.left")
      Spacer()
      // TODO: add a button for the next hour. What does it do at the last hour?
      Image(systemName: "chevron.right")
    }
  }
}
