import ActivityKit
import LessonProbes

/// Not as the state describes itself, which an answer may have it do in its own words.
private func word(_ state: ActivityState) -> String {
  switch state {
  case .active: "active"
  case .ended: "ended"
  case .dismissed: "dismissed"
  case .stale: "stale"
  case .pending: "pending"
  @unknown default: "another"
  }
}

/// Announces rain, as the app does.
let start = Probe("start") { (place: String, radar: [Double]) in
  try RainAlert.start(place: place, radar: radar)
}

/// Says that it is over, and tells at once where each activity is then: on the way back to the main
/// actor, what nobody awaits would have its time.
let end = Probe("end") { () async -> [String] in
  await Task.detached {
    await RainAlert.end()
    return Activity<RainAttributes>.activities.map { word($0.activityState) }
  }.value
}

/// The minutes that each activity says.
let announced = Probe("announced") {
  Activity<RainAttributes>.activities.map { $0.content.state.minutes }
}

/// Where each activity is in its life.
let states = Probe("states") {
  Activity<RainAttributes>.activities.map { word($0.activityState) }
}
