import LessonProbes

/// Stores an hour, with no tap and no picture.
let show = Probe("show") { (hour: Int) in
  ShownHour.value = hour
}

/// What an intent holds: `[name, type]` of every stored property, as they come.
let holdings = Probe("holdings") {
  StoredState.properties(of: ShowHourIntent.self).map { [$0.name, $0.type] }
}
