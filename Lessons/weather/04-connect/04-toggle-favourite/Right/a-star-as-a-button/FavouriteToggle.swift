import AppIntents
import SwiftUI
import WidgetKit

/// Keeps Jeju among the favourites, or no longer.
struct SetFavouriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Set favourite"

  @Parameter(title: "On or off", default: true) var value: Bool

  func perform() async throws -> some IntentResult {
    let place = "jeju"
    if value {
      Favourites.set(true, for: place)
    } else {
      Favourites.set(false, for: place)
    }
    return .result()
  }
}

struct FavouriteToggle: View {
  let isFavourite: Bool

  private var intent: SetFavouriteIntent {
    let intent = SetFavouriteIntent()
    intent.value = isFavourite ? false : true
    return intent
  }

  var body: some View {
    Toggle(isOn: isFavourite, intent: intent) {
      Label("Favourite", systemImage: isFavourite ? "star.fill" : "star")
    }
    .toggleStyle(.button)
  }
}
