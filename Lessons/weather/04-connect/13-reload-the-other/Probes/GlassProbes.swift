import LessonProbes

/// What the app does meanwhile: so many glasses.
let store = Probe("store") { (count: Int) in Glasses.today = count }

/// How many are stored.
let stored = Probe("stored") { Glasses.today }
