import AppIntents
import SwiftUI
import WidgetKit

/// Keeps Jeju among the favourites, or no longer.
struct SetFavouriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Set favourite"

  // TODO: a parameter that says what should be, on or off.

  func perform() async throws -> some IntentResult {
    // TODO: store what was asked for.
    return .result()
  }
}

struct FavouriteToggle: View {
  let isFavourite: Bool

  @State private var isOn = false

  var body: some View {
    // TODO: a toggle that shows what is stored, and performs the intent.
    Toggle("Favourite", isOn: $isOn)
      .font(.caption)
  }
}
