import LessonProbes

let askedCount = Probe("askedCount") { TideStore.askedCount }

let publish = Probe("publish") { (harbour: String, centimetres: Int) in
  TideStore.latest = Tide(harbour: harbour, centimetres: centimetres)
}
