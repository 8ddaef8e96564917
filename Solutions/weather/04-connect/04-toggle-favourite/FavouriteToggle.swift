import AppIntents
import SwiftUI
import WidgetKit

/// Adds Jeju to the favorites, or removes it.
struct SetFavouriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Set favourite"

  @Parameter(title: "Favorite")
  var isFavourite: Bool

  init() {}

  init(isFavourite: Bool) {
    self.isFavourite = isFavourite
  }

  func perform() async throws -> some IntentResult {
    Favourites.set(isFavourite, for: "jeju")
    return .result()
  }
}

struct FavouriteToggle: View {
  let isFavourite: Bool

  var body: some View {
    Toggle("Favorite", isOn: isFavourite, intent: SetFavouriteIntent(isFavourite: !isFavourite))
      .font(.caption)
  }
}
