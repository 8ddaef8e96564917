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
    // TODO: read the id and find its place.
    return nil
  }
}

/// Shows the list of all places, or one of them.
struct PlacesView: View {
  /// The current place, or nil for the list.
  @State private var shown: Place?

  var body: some View {
    // TODO: take the link of a tap on the widget here.
    if let shown {
      PlaceScreen(place: shown)
    } else {
      PlaceList()
    }
  }
}
