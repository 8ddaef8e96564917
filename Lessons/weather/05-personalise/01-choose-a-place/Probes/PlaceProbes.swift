import AppIntents
import Foundation
import LessonProbes

let nameless = Probe("nameless") {
  Place.allCases.filter { Place.caseDisplayRepresentations[$0] == nil }.map(\.rawValue)
}

/// What people read in the menu, by raw value.
let menuNames = Probe("menuNames") {
  Dictionary(
    uniqueKeysWithValues: Place.caseDisplayRepresentations.map {
      ($0.key.rawValue, String(localized: $0.value.title))
    })
}

let forecasts = Probe("forecasts") {
  Dictionary(uniqueKeysWithValues: Place.allCases.map { ($0.rawValue, $0.forecast.place) })
}
