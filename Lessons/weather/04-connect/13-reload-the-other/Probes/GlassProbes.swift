import LessonProbes

/// Stores a number of glasses, like the app.
let store = Probe("store") { (count: Int) in Glasses.today = count }

let stored = Probe("stored") { Glasses.today }
