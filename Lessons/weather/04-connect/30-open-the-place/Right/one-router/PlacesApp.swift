import Combine
import SwiftUI

@main
struct PlacesApp: App {
  @StateObject private var router = Router()

  var body: some Scene {
    WindowGroup {
      PlacesView()
        .environmentObject(router)
        .onOpenURL { router.follow($0) }
    }
  }
}

/// The current screen of the app.
final class Router: ObservableObject {
  @Published var place: Place?

  func follow(_ link: URL) {
    guard link.scheme == "rings", link.host() == "place",
      let parts = URLComponents(url: link, resolvingAgainstBaseURL: false)
    else { return }
    for item in parts.queryItems ?? [] where item.name == "id" {
      place = Place.all.first { $0.id == item.value } ?? place
    }
  }
}

struct PlacesView: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    if let place = router.place {
      PlaceScreen(place: place)
    } else {
      PlaceList()
    }
  }
}
