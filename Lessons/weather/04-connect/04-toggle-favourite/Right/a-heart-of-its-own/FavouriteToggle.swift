import AppIntents
import SwiftUI
import WidgetKit

/// Keeps Jeju among the favourites, or no longer.
struct SetFavouriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Set favourite"

  @Parameter(title: "Favourite", default: nil)
  var wanted: Bool?

  init() {}

  init(_ wanted: Bool) {
    self.wanted = wanted
  }

  func perform() async throws -> some IntentResult {
    if let wanted {
      Favourites.set(wanted, for: "jeju")
    }
    return .result()
  }
}

struct FavouriteToggle: View {
  let isFavourite: Bool

  var body: some View {
    HStack {
      Spacer()
      Toggle(isOn: isFavourite, intent: SetFavouriteIntent(isFavourite == false)) {
        Image(systemName: "heart")
      }
      .toggleStyle(HeartStyle())
      .accessibilityLabel(Text("Keep among my favourites"))
    }
  }
}

private struct HeartStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .symbolVariant(configuration.isOn ? .fill : .none)
      .frame(width: 44, height: 44)
  }
}
