import LessonProbes
import SwiftUI

/// What the app does meanwhile: stores a value, with no tap and no picture.
let store = Probe("store") { (isFavourite: Bool) in
  Favourites.set(isFavourite, for: "jeju")
}

/// The switch as an entry has it shown.
let shown = ViewProbe("shown") { (isFavourite: Bool) in FavouriteToggle(isFavourite: isFavourite) }

/// What an intent holds: `[name, type]` of every stored property, as they come.
let holdings = Probe("holdings") {
  StoredState.properties(of: SetFavouriteIntent.self).map { [$0.name, $0.type] }
}
