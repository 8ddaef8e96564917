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
  /// The place that a link of the widget is about; nil for any other link.
  init?(link: URL) {
    guard link.scheme == "rings", link.host() == "place" else { return nil }
    let items = URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems
    let id = items?.first { $0.name == "id" }?.value
    guard let place = Place.all.first(where: { $0.id == id }) else { return nil }
    self = place
  }
}

/// The list of all places, or one of them.
struct PlacesView: View {
  /// Nil while the list is shown.
  @State private var shown: Place? = Place.all[0]

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
