import LessonProbes

/// Stores a reading, like the app after a request for the pollen.
let keep = Probe("keep") { (plant: String, level: String) in
  ReadingStore.keep(Reading(plant: plant, level: level))
}

/// Restores a phone on which the app hasn't sent a request yet.
let forget = Probe("forget") { ReadingStore.forget() }
