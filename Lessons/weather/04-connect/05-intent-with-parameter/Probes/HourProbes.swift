import LessonProbes

/// Stores an hour, without a tap or a picture.
let show = Probe("show") { (hour: Int) in
  ShownHour.value = hour
}

/// The intent's stored properties in order: `[name, type]`.
let holdings = Probe("holdings") {
  StoredState.properties(of: ShowHourIntent.self).map { [$0.name, $0.type] }
}
