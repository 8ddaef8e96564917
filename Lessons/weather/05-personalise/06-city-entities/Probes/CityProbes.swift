import LessonProbes

/// The person changes their list in the app.
let save = Probe("save") { (identifiers: [String]) in CityStore.saved = identifiers }
