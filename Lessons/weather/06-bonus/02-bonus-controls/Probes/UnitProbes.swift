import LessonProbes

/// Stores the unit, like the app's settings.
let store = Probe("store") { (isCelsius: Bool) in Unit.isCelsius = isCelsius }

/// Performs the intent with a value, like a shortcut.
let perform = Probe("perform") { (value: Bool) in
  let intent = SetCelsiusIntent()
  intent.value = value
  _ = try await intent.perform()
}

let stored = Probe("stored") { Unit.isCelsius }
