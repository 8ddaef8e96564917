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
    // TODO: read the id, and find its place.
    return nil
  }
}

/// The list of all places, or one of them.
struct PlacesView: View {
  /// Nil while the list is shown.
  @State private var shown: Place?

  var body: some View {
    // TODO: a tap on the widget brings its link here.
    if let shown {
      PlaceScreen(place: shown)
    } else {
      PlaceList()
    }
  }
}
