import AppIntents
import SwiftUI
import WidgetKit

/// Has the station look again; the system then asks for a new timeline by itself.
struct RefreshAlmanacIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh the almanac"

  func perform() async throws -> some IntentResult {
    // TODO: have the station look again.
    .result()
  }
}

// TODO: an intent that keeps a place among the favourites, or no longer.

/// What a finger can do in the large widget.
struct AlmanacActions: View {
  let entry: AlmanacEntry

  var body: some View {
    // TODO: a switch for the favourite, and a button that refreshes.
    EmptyView()
  }
}
