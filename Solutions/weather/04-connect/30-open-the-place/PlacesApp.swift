import SwiftUI

@main
struct PlacesApp: App {
  var body: some Scene {
    WindowGroup {
      PlacesView()
    }
  }
}

extension Place {
  /// The place of a widget's link, or nil for any other link.
  init?(link: URL) {
    guard link.scheme == "rings", link.host() == "place" else { return nil }
    let items = URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems
    let id = items?.first { $0.name == "id" }?.value
    guard let place = Place.all.first(where: { $0.id == id }) else { return nil }
    self = place
  }
}

/// Shows the list of all places, or one of them.
struct PlacesView: View {
  /// The current place, or nil for the list.
  @State private var shown: Place?

  var body: some View {
    Group {
      if let shown {
        PlaceScreen(place: shown)
      } else {
        PlaceList()
      }
    }
    .onOpenURL { link in
      if let place = Place(link: link) {
        shown = place
      }
    }
  }
}
