import LessonProbes

/// How often the store was asked.
let askedCount = Probe("askedCount") { TideStore.askedCount }

/// Puts another tide into the store.
let publish = Probe("publish") { (harbour: String, centimetres: Int) in
  TideStore.latest = Tide(harbour: harbour, centimetres: centimetres)
}
