import LessonProbes

/// Stores another list, like the user in the app.
let save = Probe("save") { (identifiers: [String]) in CityStore.saved = identifiers }
