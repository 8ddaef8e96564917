import LessonProbes

let setLanes = Probe("setLanes") { (hours: [Int], lanes: [Int]) in
  Pool.lanes = Dictionary(zip(hours, lanes), uniquingKeysWith: { first, _ in first })
}

let askedCount = Probe("askedCount") { Pool.askedCount }
