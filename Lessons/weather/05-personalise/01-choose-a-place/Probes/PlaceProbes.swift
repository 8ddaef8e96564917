import AppIntents
import Foundation
import LessonProbes

/// The titles in the menu: `[raw value, title]` of every representation, in order.
let menu = Probe("menu") {
  Place.caseDisplayRepresentations.map { [$0.key.rawValue, String(localized: $0.value.title)] }
}

/// Every place, unchanged: `[raw value, name in its forecast]`.
let places = Probe("places") { Place.allCases.map { [$0.rawValue, $0.forecast.place] } }

/// The intent's title in the Shortcuts app and in the edit sheet.
let intentTitle = Probe("intentTitle") { String(localized: ChoosePlaceIntent.title) }
