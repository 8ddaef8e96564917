import LessonProbes

/// Starts waiting for the parcel with this code.
let wait = Probe("wait") { (code: String) in ParcelStore.code = code }

/// Stores whether the parcel may be left next door.
let allow = Probe("allow") { (isAllowed: Bool) in ParcelStore.goesNextDoor = isAllowed }
let isAllowed = Probe("isAllowed") { ParcelStore.goesNextDoor }
