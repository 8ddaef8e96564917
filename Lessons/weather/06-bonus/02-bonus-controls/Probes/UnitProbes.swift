import LessonProbes

/// What the app's settings say meanwhile.
let store = Probe("store") { (isCelsius: Bool) in Unit.isCelsius = isCelsius }

/// What is stored.
let stored = Probe("stored") { Unit.isCelsius }
