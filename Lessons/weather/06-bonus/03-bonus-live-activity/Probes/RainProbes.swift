import ActivityKit
import LessonProbes

/// Announces rain, as the app does.
let start = Probe("start") { (place: String, radar: [Double]) in
  try RainAlert.start(place: place, radar: radar)
}

/// Says that it is over.
let end = Probe("end") { () async in await RainAlert.end() }

/// Where each activity is in its life.
let states = Probe("states") {
  Activity<RainAttributes>.activities.map { "\($0.activityState)" }
}
