import AppIntents
import SwiftUI
import WidgetKit

/// Makes the station take a new reading. The system then asks for a new timeline.
struct RefreshAlmanacIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh the almanac"

  func perform() async throws -> some IntentResult {
    // TODO: make the station take a new reading.
    .result()
  }
}

// TODO: add an intent that adds a place to the favorites, or removes it.

/// The controls in the large widget.
struct AlmanacActions: View {
  let entry: AlmanacEntry

  var body: some View {
    // TODO: add a switch for the favorite, and a button that refreshes.
    EmptyView()
  }
}
