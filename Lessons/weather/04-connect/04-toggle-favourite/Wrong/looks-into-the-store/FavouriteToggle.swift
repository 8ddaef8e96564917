import AppIntents
import SwiftUI
import WidgetKit

struct SetFavouriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Set favourite"

  @Parameter(title: "Favourite")
  var isFavourite: Bool

  init() {}
  init(isFavourite: Bool) { self.isFavourite = isFavourite }

  func perform() async throws -> some IntentResult {
    Favourites.set(isFavourite, for: "jeju")
    return .result()
  }
}

struct FavouriteToggle: View {
  let isFavourite: Bool

  var body: some View {
    Toggle(
      isOn: Favourites.contains("jeju"),
      intent: SetFavouriteIntent(isFavourite: !Favourites.contains("jeju"))
    ) { Text("Favourite") }
  }
}
