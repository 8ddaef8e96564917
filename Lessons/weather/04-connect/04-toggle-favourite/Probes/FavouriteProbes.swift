import LessonProbes
import SwiftUI

/// Stores a value like the app, without a tap or a picture.
let store = Probe("store") { (isFavourite: Bool) in
  Favourites.set(isFavourite, for: "jeju")
}

/// The toggle with an entry's value.
let shown = ViewProbe("shown") { (isFavourite: Bool) in FavouriteToggle(isFavourite: isFavourite) }

/// The intent's stored properties in order: `[name, type]`.
let holdings = Probe("holdings") {
  StoredState.properties(of: SetFavouriteIntent.self).map { [$0.name, $0.type] }
}
