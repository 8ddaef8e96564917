import Foundation
import LessonProbes

/// What the app does: it has looked up a train.
let save = Probe("save") { (departure: Departure) in DepartureStore.save(departure) }

/// What is found.
let last = Probe("last") { DepartureStore.last }
