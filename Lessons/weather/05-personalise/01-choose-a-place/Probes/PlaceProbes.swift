import AppIntents
import Foundation
import LessonProbes

/// What people read in the menu: `[raw value, title]` of every representation, as they come.
let menu = Probe("menu") {
  Place.caseDisplayRepresentations.map { [$0.key.rawValue, String(localized: $0.value.title)] }
}

/// Every place as it is: `[raw value, the name in its forecast]`.
let places = Probe("places") { Place.allCases.map { [$0.rawValue, $0.forecast.place] } }

/// What the Shortcuts app and the sheet call the intent.
let intentTitle = Probe("intentTitle") { String(localized: ChoosePlaceIntent.title) }
