import AppIntents
import SwiftUI
import WidgetKit

/// Shows another hour.
struct ShowHourIntent: AppIntent {
  static let title: LocalizedStringResource = "Show an hour"

  // TODO: a parameter that says which hour.

  func perform() async throws -> some IntentResult {
    // TODO: store the hour.
    return .result()
  }
}

/// The previous hour on the left, the next one on the right.
struct HourButtons: View {
  /// The hour that is shown.
  let hour: Int

  var body: some View {
    HStack {
      // TODO: a button for the hour before; and at the first hour?
      Image(systemName: "chevron.left")
      Spacer()
      // TODO: a button for the hour after; and at the last hour?
      Image(systemName: "chevron.right")
    }
  }
}
