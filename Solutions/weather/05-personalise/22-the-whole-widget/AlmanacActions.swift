import AppIntents
import SwiftUI
import WidgetKit

/// Makes the station take a new reading.
///
/// The system then asks for a new timeline.
struct RefreshAlmanacIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh the almanac"

  func perform() async throws -> some IntentResult {
    Station.lookAgain()
    return .result()
  }
}

/// Adds a place to the favorites, or removes it.
struct KeepFavouriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Keep as a favorite"

  @Parameter(title: "Place")
  var place: Place

  @Parameter(title: "Favorite")
  var isFavourite: Bool

  init() {}

  init(place: Place, isFavourite: Bool) {
    self.place = place
    self.isFavourite = isFavourite
  }

  func perform() async throws -> some IntentResult {
    Favourites.set(isFavourite, for: place)
    return .result()
  }
}

/// The controls in the large widget.
struct AlmanacActions: View {
  @Environment(\.locale) private var locale
  let entry: AlmanacEntry

  /// The color of the plate behind each control.
  private let plate = Color.white.opacity(0.15)

  var body: some View {
    HStack {
      Toggle(
        isOn: entry.isFavourite,
        intent: KeepFavouriteIntent(place: entry.place, isFavourite: !entry.isFavourite)
      ) {
        Image(systemName: entry.isFavourite ? "star.fill" : "star")
          .frame(width: 44, height: 44)
          .background(plate, in: .circle)
          .accessibilityLabel(locale.isKorean ? "즐겨찾기" : "Favorite")
      }
      .toggleStyle(LabelToggleStyle())
      Spacer(minLength: 0)
      if entry.isStale { StaleSign() }
      Spacer(minLength: 0)
      Button(intent: RefreshAlmanacIntent()) {
        Image(systemName: "arrow.clockwise")
          .frame(width: 44, height: 44)
          .background(plate, in: .circle)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(locale.isKorean ? "새로 고침" : "Refresh")
    }
  }
}

/// Draws a toggle as its label.
struct LabelToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
