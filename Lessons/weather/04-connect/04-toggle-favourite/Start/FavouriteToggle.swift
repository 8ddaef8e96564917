import AppIntents
import SwiftUI
import WidgetKit

/// Adds Jeju to the favorites, or removes it.
struct SetFavouriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Set favourite"

  // TODO: add a parameter for the wanted value, on or off.

  func perform() async throws -> some IntentResult {
    // TODO: store the wanted value.
    return .result()
  }
}

struct FavouriteToggle: View {
  let isFavourite: Bool

  @State private var isOn = false

  var body: some View {
    // TODO: make a toggle that shows the stored value and performs the intent.
    Toggle("Favorite", isOn: $isOn)
      .font(.caption)
  }
}
