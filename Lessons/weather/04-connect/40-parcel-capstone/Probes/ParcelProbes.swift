import LessonProbes

/// Waits for the parcel with this code.
let wait = Probe("wait") { (code: String) in ParcelStore.code = code }

/// Stores whether the parcel may be left next door, and tells it.
let allow = Probe("allow") { (isAllowed: Bool) in ParcelStore.goesNextDoor = isAllowed }
let isAllowed = Probe("isAllowed") { ParcelStore.goesNextDoor }
