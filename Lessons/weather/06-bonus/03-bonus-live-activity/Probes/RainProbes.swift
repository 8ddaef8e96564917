import ActivityKit
import LessonProbes

/// Returns our own word for a state, because a submission may replace the state's description.
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

/// Announces rain, like the app.
let start = Probe("start") { (place: String, radar: [Double]) in
  try RainAlert.start(place: place, radar: radar)
}

/// Ends the alert and returns each activity's state at once. On the way back to the main actor, tasks without
/// `await` would finish.
let end = Probe("end") { () async -> [String] in
  await Task.detached {
    await RainAlert.end()
    return Activity<RainAttributes>.activities.map { word($0.activityState) }
  }.value
}

let announced = Probe("announced") {
  Activity<RainAttributes>.activities.map { $0.content.state.minutes }
}

let states = Probe("states") {
  Activity<RainAttributes>.activities.map { word($0.activityState) }
}
