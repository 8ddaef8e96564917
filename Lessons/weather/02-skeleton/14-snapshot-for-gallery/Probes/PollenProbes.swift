import LessonProbes

/// What the app does when it has asked for the pollen.
let keep = Probe("keep") { (plant: String, level: String) in
  ReadingStore.keep(Reading(plant: plant, level: level))
}

/// A phone on which the app has not asked yet.
let forget = Probe("forget") { ReadingStore.forget() }
