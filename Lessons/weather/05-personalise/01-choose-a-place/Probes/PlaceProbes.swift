import AppIntents
import LessonProbes

let nameless = Probe("nameless") {
  Place.allCases.filter { Place.caseDisplayRepresentations[$0] == nil }.map(\.rawValue)
}

let forecasts = Probe("forecasts") {
  Dictionary(uniqueKeysWithValues: Place.allCases.map { ($0.rawValue, $0.forecast.place) })
}
